import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadActiveParts } from '#shared/site-config/active-site.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { siteFolder } from '#shared/site-config/site-folder.ts';
import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';
import type { ContentBlock, ContentLayout, ContentValues } from '#shared/pages/site-content.ts';
import { loadSiteFile } from '#shared/site-check/load-site-file.ts';
import { commonBlocks } from './common-blocks.ts';
import { layouts } from './layouts.ts';

const routesFile = path.join(import.meta.dirname, '../../src/app/routes.ts');

/** What pages of text can refer to: values, layouts, blocks, and paths of the site. */
export interface ContentSettings {
  capabilities: Capabilities;
  routes: readonly SiteRoute[];
  values: ContentValues;
  layouts: Readonly<Record<string, ContentLayout>>;
  blocks: Readonly<Record<string, ContentBlock>>;
  /** `/docs/*` covers all paths below it. */
  paths: readonly string[];
}

/**
 * Returns the settings of the chosen site. Its modules are imported by URL: Vite would bundle the default site's into
 * its configuration.
 */
export async function loadContentSettings(): Promise<ContentSettings> {
  const { site, capabilities } = await loadActiveParts();
  const { brand, emails, address, legal } = site;
  const [{ content }, { policyPeriods }, { routes }] = await Promise.all([
    loadSiteFile(siteFolder(), 'pages/content.ts'),
    loadSiteFile(siteFolder(), 'config/policy-periods.ts'),
    import(pathToFileURL(routesFile).href) as Promise<{ routes: readonly SiteRoute[] }>,
  ]);
  const postal = [...address.lines, address.country];
  return {
    capabilities,
    routes,
    values: {
      brand: {
        company: brand.company,
        product: brand.product,
        tagline: brand.tagline,
        description: brand.description,
      },
      emails,
      address: {
        country: address.country,
        place: address.lines.slice(1).join(', '),
        oneLine: postal.join(', '),
        lines: postal.join('\n'),
      },
      legal: { governingLaw: legal.governingLaw, minimumAge: legal.minimumAge },
      periods: policyPeriods,
      ...content.values,
    },
    layouts: { ...layouts, ...content.layouts },
    blocks: { ...commonBlocks, ...content.blocks },
    paths: routes.map((route) => (route.path.endsWith('/*') ? route.path : basePath(route))),
  };
}
