import { siteConfig } from '#shared/site-config/index.ts';

/** The author of the samples. */
export const houseAuthor = `${siteConfig.brand.product} Editorial`;
