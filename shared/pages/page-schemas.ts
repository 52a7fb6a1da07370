import * as z from 'zod';
import { text } from './content-fields.ts';
import type { DescribePage } from './describe-page.ts';
import { linkGroupSchema, navLinkSchema } from './nav-link.ts';
import type { ContentValues, SiteContent } from './site-content.ts';
import type { SiteRoute } from './site-route.ts';
import type { TextParts } from './text-part.ts';

// What the files of a site's `pages` export, in a file of its own: pages in the browser must not load zod.

const path = z.string().startsWith('/');

export const pageRoutesSchema = z.array(
  z.strictObject({
    path,
    page: text,
    itemPage: text.optional(),
    title: text.optional(),
    prerender: z.boolean(),
    indexed: z.literal(false).optional(),
    guard: z.enum(['member', 'admin']).optional(),
    toastSeconds: z.number().positive().optional(),
  }),
) satisfies z.ZodType<SiteRoute[]>;

export const navigationSchemas = {
  mainLinks: z.array(navLinkSchema),
  footerGroups: z.array(linkGroupSchema),
  shopLinks: z.strictObject({ guest: navLinkSchema, member: navLinkSchema }),
};

export const pageDescriptionsSchema = z.record(z.string(), text);

export const textPartsSchema = z.record(
  z.string(),
  z.array(z.strictObject({ query: z.string().startsWith('?'), title: text })),
) satisfies z.ZodType<TextParts>;

export const pageThingsSchema = z.record(
  z.string(),
  z.custom<DescribePage>((value) => typeof value === 'function', 'must be a function'),
);

const values: z.ZodType<ContentValues> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), z.number(), values])),
);
const fields = z.instanceof(z.ZodObject, { error: 'must be a z.strictObject({ … })' });
const component = z.strictObject({ module: text, export: text });
const block = component.extend({
  attributes: fields,
  holds: z.enum(['nothing', 'text', 'container']),
  inText: z.literal(true).optional(),
});
const layout = component.extend({
  fields,
  wrapText: z.boolean(),
  tables: z.literal('records').optional(),
  blocks: z.record(z.string(), block),
});

export const contentSchema = z.strictObject({
  values,
  layouts: z.record(z.string(), layout).optional(),
  blocks: z.record(z.string(), block).optional(),
}) satisfies z.ZodType<SiteContent>;
