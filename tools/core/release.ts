const version = '1.4.0';

/** The release of Core that the shop sells. */
export const coreRelease = { version, fileName: `core-las-${version}.tgz` } as const;
