/** The version of this build, set by `infra/build-functions.ts`. */
export const version = process.env['OUTCROP_VERSION'] ?? 'development';
