import { siteConfig } from '#shared/site-config/index.ts';
import type { SiteText } from '#shared/site-text/site-text.ts';
import { readSiteText } from '#web/build/site-text.ts';
import * as prerender from '#web/src/app/prerender.tsx';

/** Renders the text of the pages from their sources in the test runner, so no build is needed. */
export function renderSiteText(): Promise<SiteText> {
  return readSiteText(prerender, siteConfig.brand.product);
}
