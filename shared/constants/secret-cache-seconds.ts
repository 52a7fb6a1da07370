/** How long a function keeps a secret before it reads it again: a rotated one is picked up without a deployment. */
export const secretCacheSeconds = 300;
