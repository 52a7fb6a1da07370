import * as z from 'zod';
import { actions, text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';

const components = '#web/src/components';

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
      actions: actions.optional(),
      narrow: z.boolean().optional(),
    }),
    wrapText: true,
    blocks: {},
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
    },
  },
};
