import * as z from 'zod';
import { actions, text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { blocksIn } from '../../parts/content-blocks.ts';

const folder = '#site/pages/tools/core';
const block = blocksIn(folder);

/** The layout and blocks of `/core` (core-page.mdx). */
export const coreLayout: ContentLayout = {
  module: `${folder}/core-layout.tsx`,
  export: 'CoreLayout',
  fields: z.strictObject({
    layout: z.literal('core'),
    kicker: text,
    title: text,
    lead: text,
    actions: actions.describe('Beside the button that sells Core'),
  }),
  wrapText: false,
  blocks: {
    SpecimenFigure: block('specimen-figure', 'SpecimenFigure', z.strictObject({ caption: text })),
    CoreChecker: block(
      'checker/core-checker',
      'CoreChecker',
      z.strictObject({ heading: text, intro: text }),
      'container',
    ),
    RuleLegend: block(
      'rule-legend',
      'RuleLegend',
      z.strictObject({ to: text, go: text.describe('The words of the link under it') }),
    ),
  },
};
