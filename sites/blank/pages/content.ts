import * as z from 'zod';
import type { SiteContent } from '#shared/pages/site-content.ts';

/** What pages of text may use, besides what every site has. */
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
