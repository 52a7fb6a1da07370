/** Why the laptop does not start, in words for the person who tried; shown without a stack. */
export class StartRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartRefused';
  }
}
