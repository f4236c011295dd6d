// SimulatedPhone
