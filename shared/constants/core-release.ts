/** The release of Core that is sold at /core: built by tools/core, put into the private bucket by a deployment. */
export const coreRelease = {
  /** Its id among the products; it is sold by configuration (`money.core`), not from the admin's catalogue. */
  productId: 'core',
  version: '1.0.0',
  fileName: 'core-las-1.0.0.tgz',
  /** In the private bucket, under a prefix of its own: who sells it may look there and nowhere else. */
  key: 'core/core-las-1.0.0.tgz',
} as const;
