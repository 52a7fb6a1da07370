import * as z from 'zod';
import { homeItem } from '#shared/contracts/home.ts';
import { text } from '#shared/pages/content-fields.ts';
import type { ContentBlock } from '#shared/pages/site-content.ts';

const components = '#web/src/components';
const none = z.strictObject({});

/** The blocks of every layout, unless the layout has its own of the same name. */
export const commonBlocks: Readonly<Record<string, ContentBlock>> = {
  Section: {
    module: `${components}/section.tsx`,
    export: 'Section',
    attributes: z.strictObject({
      id: text.optional(),
      heading: text,
      intro: text.optional(),
      stacked: z.literal(true).optional(),
    }),
    holds: 'container',
  },
  Items: {
    module: `${components}/item-grid.tsx`,
    export: 'Items',
    attributes: none,
    holds: 'container',
  },
  Steps: {
    module: `${components}/content/steps.tsx`,
    export: 'Steps',
    attributes: none,
    holds: 'container',
  },
  Item: {
    module: `${components}/item-grid.tsx`,
    export: 'Item',
    attributes: z.strictObject({ title: text, label: text.optional() }),
    holds: 'text',
  },
  OnSale: {
    module: `${components}/on-sale/on-sale.tsx`,
    export: 'OnSale',
    attributes: z.strictObject({ heading: text, intro: text.optional() }),
    holds: 'container',
  },
  Shelf: {
    module: `${components}/on-sale/on-sale.tsx`,
    export: 'Shelf',
    attributes: z.strictObject({
      kind: homeItem.shape.kind,
      heading: text,
      to: text.describe('Where all of its kind are'),
      go: text.describe('The words of the link'),
    }),
    holds: 'nothing',
  },
  ButtonLink: {
    module: `${components}/content/button-link.tsx`,
    export: 'ButtonLink',
    attributes: z.strictObject({ to: text }),
    holds: 'text',
    inText: true,
  },
  KeptPeriods: {
    module: `${components}/kept-periods.tsx`,
    export: 'KeptPeriods',
    attributes: none,
    holds: 'nothing',
    inText: true,
  },
};
