import * as z from 'zod';
import { text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { site } from '#shared/site-config/site.ts';
import { blocksIn } from '../parts/content-blocks.ts';
import { gearIcons } from './gear-icons.ts';

const shortLinks = Object.keys(site.affiliate.redirects);

/** One line of a kit list. */
const gearItem = z
  .strictObject({
    title: text,
    badge: text.describe('What part of the work it is for, in a word'),
    icon: z.enum(Object.keys(gearIcons) as (keyof typeof gearIcons)[]),
    use: text.describe('What it is for'),
    look: text.describe('What to look for when buying'),
    search: text.optional().describe('What to search for at the shop'),
    shortLink: z.enum(shortLinks).optional().describe('Instead of a search'),
  })
  .refine(({ search, shortLink }) => (search === undefined) !== (shortLink === undefined), {
    error: 'Give it either `search` or `shortLink`',
  });

const gearList = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, 'Write a word in small letters'),
  label: text,
  placeholder: text.describe('In the empty search box'),
  about: text.describe('What the list is for, and what it leaves out'),
  drawing: z.enum(['sampling', 'field', 'desk', 'microphone']),
  caption: text.describe('Under the drawing'),
  items: z.array(gearItem).min(1),
});

export type GearItem = z.infer<typeof gearItem>;
export type GearList = z.infer<typeof gearList>;

/** The layout of `/gear` (gear-page.mdx). */
export const gearLayout = {
  module: '#site/pages/gear/gear-layout.tsx',
  export: 'GearLayout',
  fields: z.strictObject({
    layout: z.literal('gear'),
    kicker: text,
    title: text,
    lead: text,
    lists: z.array(gearList).min(1).describe('In the order of their tabs'),
  }),
  wrapText: false,
  blocks: {
    Disclosure: blocksIn('#site/pages/gear')(
      'disclosure',
      'Disclosure',
      z.strictObject({ label: text }),
      'container',
    ),
  },
} satisfies ContentLayout;
