import { siteConfig } from '#shared/site-config/index.ts';

/** Whom the samples name as their author. */
export const houseAuthor = `${siteConfig.brand.product} Editorial`;
