import * as z from 'zod';
import { text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { blocksIn } from '../../parts/content-blocks.ts';

const folder = '#site/pages/tools/aquatest';
const block = blocksIn(folder);
const none = z.strictObject({});

/** The layout and blocks of `/aquatest-ai` (aquatest-page.mdx). */
export const aquatestLayout: ContentLayout = {
  module: `${folder}/aquatest.tsx`,
  export: 'Aquatest',
  fields: z.strictObject({
    layout: z.literal('aquatest'),
    kicker: text,
    title: text,
    lead: text,
    does: z.array(text).describe('What it does, in a word or two each'),
    terms: z.array(text).describe('On what terms, in a word or two each'),
  }),
  wrapText: false,
  blocks: {
    Small: block('aquatest', 'Small', none, 'text'),
    Strips: block('report-strips', 'Strips', none, 'container'),
    Strip: block(
      'report-strips',
      'Strip',
      z.strictObject({
        number: z.string().regex(/^\d+$/, 'Write a whole number'),
        sheet: z
          .enum(['facts', 'summary', 'readings', 'languages', 'foot', 'end'])
          .describe('The strip of the laboratory’s sheet beside it'),
        feature: text,
      }),
      'text',
    ),
  },
};
