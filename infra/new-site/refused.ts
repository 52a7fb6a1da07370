/** Thrown if a site cannot be created. The message tells the operator why. */
export class Refused extends Error {}
