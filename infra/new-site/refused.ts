/** A site that is not made; the message says why, to the person at the terminal. */
export class Refused extends Error {}
