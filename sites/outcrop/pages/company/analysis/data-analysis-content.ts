import * as z from 'zod';
import { actions, text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { blocksIn } from '../../parts/content-blocks.ts';

const folder = '#site/pages/company/analysis';

const block = blocksIn(folder);

const none = z.strictObject({});

/** The layout and blocks of `/data-analysis-service` (data-analysis-page.mdx). */
export const dataAnalysisLayout: ContentLayout = {
  module: `${folder}/data-analysis.tsx`,
  export: 'DataAnalysis',
  fields: z.strictObject({
    layout: z.literal('data-analysis'),
    kicker: text,
    title: text,
    lead: text,
    actions,
  }),
  wrapText: false,
  blocks: {
    Features: block('features', 'Features', none, 'container'),
    Feature: block(
      'features',
      'Feature',
      z.strictObject({
        title: text,
        figure: z.enum(['histogram', 'crossplot', 'block-maps', 'lineage']),
        hands: text.describe('What is handed over'),
      }),
      'text',
    ),
    Steps: block('steps', 'Steps', none, 'container'),
    Step: block(
      'steps',
      'Step',
      z.strictObject({ title: text, time: text.describe('How long it takes') }),
      'text',
    ),
    Card: block('card', 'Card', none, 'container'),
    MailAddress: block(
      'card',
      'MailAddress',
      z.strictObject({ to: text.describe('The draft that the support address opens') }),
      'nothing',
    ),
  },
};
