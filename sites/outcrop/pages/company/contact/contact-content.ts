import * as z from 'zod';
import { text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { blocksIn } from '../../parts/content-blocks.ts';

const block = blocksIn('#site/pages/company/contact');

const none = z.strictObject({});
const way = z.strictObject({ heading: text, action: text.describe('The words of its button') });

/** The layout and blocks of `/contact` (contact-page.mdx). */
export const contactLayout: ContentLayout = {
  module: '#web/src/components/content/text-page.tsx',
  export: 'TextPage',
  fields: z.strictObject({ layout: z.literal('contact'), kicker: text, title: text, lead: text }),
  wrapText: false,
  blocks: {
    Desk: block('desk', 'Desk', none, 'container'),
    Side: block('desk', 'Side', none, 'container'),
    Support: block('desk', 'Support', way, 'nothing'),
    WhatsApp: block('desk', 'WhatsApp', way, 'text'),
    Office: block(
      'desk',
      'Office',
      z.strictObject({ heading: text, caption: text.describe('Under the map') }),
      'nothing',
    ),
    Matters: block('matters', 'Matters', none, 'container'),
    Matter: block(
      'matters',
      'Matter',
      z.strictObject({
        title: text,
        reply: text.describe('The promised reply time'),
        action: text.describe('The words of the link'),
        subject: text.describe('Of the email'),
        draft: text.optional().describe('What the email asks, line by line'),
        address: text.optional().describe('The support address if there is none'),
      }),
      'text',
    ),
    Social: block('social', 'Social', none, 'text'),
  },
};
