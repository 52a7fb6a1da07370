import * as z from 'zod';
import { lithologies } from '#site/art/lithologies.ts';
import { text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { blocksIn } from '../../parts/content-blocks.ts';

const folder = '#site/pages/tools/lapisai';
const block = blocksIn(folder);

/** The layout and blocks of `/lapisai` (lapisai-page.mdx). */
export const lapisAiLayout: ContentLayout = {
  module: `${folder}/lapisai.tsx`,
  export: 'LapisAi',
  fields: z.strictObject({ layout: z.literal('lapisai'), kicker: text, title: text, lead: text }),
  wrapText: false,
  blocks: {
    Sources: block('reply-sources', 'Sources', z.strictObject({}), 'container'),
    Source: block(
      'reply-sources',
      'Source',
      z.strictObject({ rock: z.enum(Object.keys(lithologies)), to: text, title: text }),
      'text',
    ),
    CreditPackages: block(
      'credits',
      'CreditPackages',
      z.strictObject({ label: text.describe('What the figures are of, for screen readers') }),
    ),
    Credits: block(
      'credits',
      'Credits',
      z.strictObject({ to: text, action: text.describe('The words of the button') }),
      'text',
    ),
  },
};
