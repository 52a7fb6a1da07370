import * as z from 'zod';
import { actions, text } from '#shared/pages/content-fields.ts';
import type { SiteContent } from '#shared/pages/site-content.ts';

/** What this site's pages of text may use in addition to what every site has. */
export const content: SiteContent = {
  values: {},
  layouts: {
    home: {
      module: '#site/pages/home/home-layout.tsx',
      export: 'HomeLayout',
      fields: z.strictObject({
        layout: z.literal('home'),
        kicker: text,
        title: text,
        lead: text,
        actions,
        caption: text.describe('Under the record sleeve'),
      }),
      wrapText: true,
      blocks: {
        Chorus: {
          module: '#site/pages/home/chorus.tsx',
          export: 'Chorus',
          attributes: z.strictObject({ caption: text }),
          holds: 'nothing',
        },
      },
    },
  },
};
