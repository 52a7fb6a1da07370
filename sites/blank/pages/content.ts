import * as z from 'zod';
import type { SiteContent } from '#shared/pages/site-content.ts';

/** What this site's pages of text may use in addition to what every site has. */
export const content: SiteContent = {
  values: {},
  blocks: {
    Draft: {
      module: '#site/pages/parts/draft.tsx',
      export: 'Draft',
      attributes: z.strictObject({}),
      holds: 'nothing',
    },
  },
};
