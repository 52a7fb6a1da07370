/** The version of this build, which `infra/build-functions.ts` puts in. */
export const version = process.env['OUTCROP_VERSION'] ?? 'development';
