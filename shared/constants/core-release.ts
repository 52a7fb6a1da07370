/** The release of Core sold at /core: built by tools/core, uploaded to the private bucket by a deployment. */
export const coreRelease = {
  /** Its product id; its price is configured (`money.core`) rather than set in the admin's catalogue. */
  productId: 'core',
  version: '1.2.0',
  fileName: 'core-las-1.2.0.tgz',
  /** Its key in the private bucket. The prefix of its own keeps the permissions of the selling function narrow. */
  key: 'core/core-las-1.2.0.tgz',
} as const;
