"""The games as other people's tools want them: PettingZoo, OpenSpiel and Gymnasium.

Those packages are in the extra ``research``; each adapter is a module of its own and needs only the
package it is named after, and NumPy. What a seat may know comes from ``Game.view`` alone;
``layout.py`` turns it into numbers, in the same way for all three.
"""
