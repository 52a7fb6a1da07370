import { siteConfigSchema, type SiteConfig } from './schema.ts';
import { site } from './site.ts';

/** The operator's configuration, checked when it is first read. */
export const siteConfig: SiteConfig = siteConfigSchema.parse(site);
