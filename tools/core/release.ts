const version = '1.4.0';

/** The release of Core that the shop sells. */
export const coreRelease = {
  version,
  date: '2026-11-26',
  fileName: `core-las-${version}.tgz`,
} as const;
