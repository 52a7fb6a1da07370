import * as z from 'zod';
import * as pages from '../pages/page-schemas.ts';
import { palettePathsSchema, tilesSchema, type SiteArt } from '../site-art/site-art.ts';
import { assistantSchema } from '../site-config/assistant-schema.ts';
import { capabilitiesSchema } from '../site-config/capabilities-schema.ts';
import { deletionScopesSchema } from '../site-config/deletion-scope.ts';
import { ownProductsSchema } from '../site-config/own-products-schema.ts';
import { policyPeriodsSchema } from '../site-config/policy-periods-schema.ts';
import { siteConfigSchema } from '../site-config/schema.ts';
import { waitlistsSchema } from '../site-config/waitlist.ts';
import * as words from '../site-words/site-words.ts';

const aFunction = <Type>() =>
  z.custom<Type>((value) => typeof value === 'function', 'must be a function');

/** What `npm run new-site` asks for. The file is optional, and a site may add to it. */
const shopSchema = z.looseObject({
  name: z.string(),
  subject: z.string(),
  currency: z.string(),
  language: z.string(),
  timeZone: z.string(),
  email: z.string(),
});

/** Optional files. */
export const optionalFiles = new Set<SiteFile>(['config/shop.ts']);

/** What the files of a site must export, by their place in its folder. */
export const siteFiles = {
  'config/assistant.ts': { assistant: assistantSchema },
  'config/capabilities.ts': { capabilities: capabilitiesSchema },
  'config/check.ts': { check: aFunction<() => void>() },
  'config/deletion-scopes.ts': { deletionScopes: deletionScopesSchema },
  'config/own-products.ts': { ownProducts: ownProductsSchema },
  'config/policy-periods.ts': { policyPeriods: policyPeriodsSchema },
  'config/shop.ts': { shop: shopSchema },
  'config/site.ts': { site: siteConfigSchema },
  'config/waitlists.ts': { waitlists: waitlistsSchema },
  'words/deletion.ts': { deletionWords: words.deletionWordsSchema },
  'words/hub.ts': { hubWords: words.listWordsSchema },
  'words/item.ts': { itemWords: words.itemWordsSchema },
  'words/library.ts': { libraryWords: words.listWordsSchema },
  'words/store.ts': { storeWords: words.storeWordsSchema },
  'art/band.ts': { bandPaths: palettePathsSchema },
  'art/mark.ts': { markPaths: palettePathsSchema },
  'art/podcast-cover.ts': { podcastCover: aFunction<SiteArt['podcastCover']>() },
  'art/preview-art.ts': { drawPreviewArt: aFunction<SiteArt['drawPreviewArt']>() },
  'art/tiles.ts': { tiles: tilesSchema },
  'art/track.ts': { trackPaths: palettePathsSchema },
  'pages/content.ts': { content: pages.contentSchema },
  'pages/descriptions.ts': { pageDescriptions: pages.pageDescriptionsSchema },
  'pages/navigation.ts': pages.navigationSchemas,
  'pages/routes.ts': { pageRoutes: pages.pageRoutesSchema },
  'pages/structured-data.ts': { pageThings: pages.pageThingsSchema },
  'pages/text-parts.ts': { textParts: pages.textPartsSchema },
} satisfies Record<string, Record<string, z.ZodType>>;

export type SiteFile = keyof typeof siteFiles;

/** The exports of a file of a site, checked. */
export type SiteExports<File extends SiteFile> = {
  [Name in keyof (typeof siteFiles)[File]]: z.output<
    Extract<(typeof siteFiles)[File][Name], z.ZodType>
  >;
};
