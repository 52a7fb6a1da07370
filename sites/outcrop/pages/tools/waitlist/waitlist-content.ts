import * as z from 'zod';
import { waitlistName } from '#shared/contracts/waitlist.ts';
import { actions, text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { blocksIn } from '../../parts/content-blocks.ts';

const folder = '#site/pages/tools/waitlist';
const none = z.strictObject({});
const block = blocksIn(folder);
const geodata = blocksIn('#site/pages/tools/geodata');

/** The layout and blocks of the pages of tools with a waitlist. */
export const waitlistLayout: ContentLayout = {
  module: `${folder}/waitlist-page.tsx`,
  export: 'WaitlistPage',
  fields: z.strictObject({
    layout: z.literal('waitlist'),
    kicker: text,
    title: text,
    lead: text,
    actions: actions.optional(),
  }),
  wrapText: true,
  blocks: {
    WaitlistForm: block(
      'waitlist-form',
      'WaitlistForm',
      z.strictObject({
        list: waitlistName,
        action: text.describe('The words of the button'),
        promise: text.describe('What those on the list get, in a sentence'),
      }),
    ),
    Beside: geodata('beside', 'Beside', none, 'container'),
    Small: geodata('beside', 'Small', none, 'text'),
  },
};
