"""The Independent Player of the solo variant (LIG-SOL).

What it does in the setup, in Activation and in the Domination phase is there, beside what a player
does.
"""
