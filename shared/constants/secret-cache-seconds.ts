/** How long a function caches a secret: a rotated one takes effect without a deployment. */
export const secretCacheSeconds = 300;
