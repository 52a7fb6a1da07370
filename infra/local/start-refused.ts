/** The reason why the local stack does not start, worded for the user and printed without a stack trace. */
export class StartRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartRefused';
  }
}
