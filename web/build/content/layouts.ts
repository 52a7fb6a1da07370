import * as z from 'zod';
import type { ContentBlock, ContentLayout } from '#shared/pages/site-content.ts';

const text = z.string().trim().min(1);
const flag = z.literal(true).optional();
const components = '#web/src/components';

const keptPeriods: ContentBlock = {
  module: `${components}/kept-periods.tsx`,
  export: 'KeptPeriods',
  attributes: z.strictObject({}),
  holds: 'nothing',
  inText: true,
};

/** The layouts of every site. A site adds its own in `sites/<name>/pages/content.ts`. */
export const layouts: Readonly<Record<string, ContentLayout>> = {
  page: {
    module: `${components}/content/text-page.tsx`,
    export: 'TextPage',
    fields: z.strictObject({
      layout: z.literal('page'),
      kicker: text.optional(),
      title: text,
      lead: text.optional(),
      narrow: z.boolean().optional(),
    }),
    wrapText: true,
    blocks: {
      Section: {
        module: `${components}/section.tsx`,
        export: 'Section',
        attributes: z.strictObject({
          id: text.optional(),
          heading: text,
          intro: text.optional(),
          stacked: flag,
        }),
        holds: 'container',
      },
      Items: {
        module: `${components}/item-grid.tsx`,
        export: 'Items',
        attributes: z.strictObject({}),
        holds: 'container',
      },
      Item: {
        module: `${components}/item-grid.tsx`,
        export: 'Item',
        attributes: z.strictObject({ title: text, label: text.optional() }),
        holds: 'text',
      },
      KeptPeriods: keptPeriods,
    },
  },
  policy: {
    module: `${components}/policy-page.tsx`,
    export: 'PolicyPage',
    fields: z.strictObject({
      layout: z.literal('policy'),
      title: text,
      lead: text,
      version: z.iso.date(),
    }),
    wrapText: false,
    blocks: {
      Section: {
        module: `${components}/policy-page.tsx`,
        export: 'PolicySection',
        attributes: z.strictObject({ id: text, heading: text, short: text }),
        holds: 'container',
      },
      KeptPeriods: keptPeriods,
    },
  },
};
