/** The version of this build, set by `infra/bundle-functions.ts`. */
export const version = process.env['OUTCROP_VERSION'] ?? 'development';
