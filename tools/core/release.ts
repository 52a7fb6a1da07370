/** The release of Core that the shop sells. */
export const coreRelease = {
  version: '1.2.0',
  fileName: 'core-las-1.2.0.tgz',
} as const;
