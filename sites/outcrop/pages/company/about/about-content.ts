import * as z from 'zod';
import { lithologies } from '#site/art/lithologies.ts';
import { text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { appDownload, blocksIn } from '../../parts/content-blocks.ts';

const folder = '#site/pages/company/about';

const block = blocksIn(folder);

const none = z.strictObject({});
const wholeNumber = z.string().regex(/^\d+$/, 'Write a whole number');

/** The layout and blocks of `/about` (about-page.mdx). */
export const measuredSectionLayout: ContentLayout = {
  module: `${folder}/measured-section.tsx`,
  export: 'MeasuredSection',
  fields: z.strictObject({
    layout: z.literal('measured-section'),
    kicker: text,
    title: text,
    lead: text,
    note: text.describe('How to read the section, above it'),
  }),
  wrapText: true,
  blocks: {
    Beds: block('bed', 'Beds', none, 'container'),
    Bed: block(
      'bed',
      'Bed',
      z.strictObject({
        number: wholeNumber.describe('From the base up, as geologists count'),
        rock: z.enum(Object.keys(lithologies)),
        stratum: z.enum(['1', '2', '3', '4']).describe('Its colour in the palette'),
        width: wholeNumber.describe('How far it projects from the cliff, in per cent'),
        heading: text,
      }),
      'container',
    ),
    Statement: { ...block('bed-text', 'Statement', none, 'text'), inText: true },
    Small: block('bed-text', 'Small', none, 'text'),
    Flagships: block('flagships', 'Flagships', none, 'container'),
    Flagship: block(
      'flagships',
      'Flagship',
      z.strictObject({
        name: text,
        does: text.describe('What it is for, under the name'),
        to: text.describe('The address of its page'),
        go: text.describe('The words of the link'),
      }),
      'text',
    ),
    Badges: block('privacy-badges', 'Badges', none, 'container'),
    Badge: block(
      'privacy-badges',
      'Badge',
      z.strictObject({
        mark: text.describe('The number on the stamp'),
        unit: text.describe('What it counts'),
        title: text,
      }),
      'text',
    ),
    AppDownload: {
      ...appDownload,
      module: `${folder}/about-download.tsx`,
      export: 'AboutDownload',
    },
  },
};
