"""The boxes of the Action phase, from Viper Gorge to Making."""
