/** A few visitors of an operator's or an office's network represent all of it. An attacker has few networks. */
export const MOST_OF_A_NETWORK = 5
