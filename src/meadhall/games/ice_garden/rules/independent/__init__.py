"""The Independent Player of the solo variant (LIG-SOL).

What it does in the setup, in Activation and in the Domination phase stands there, beside what a
player does.
"""
