/** The error if a newer file for the same place has already been published. */
export class SupersededFile extends Error {
  override readonly name = 'SupersededFile';
}
