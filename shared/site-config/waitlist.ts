import * as z from 'zod';
import { sitePath } from './setting-values.ts';

const waitlist = z.strictObject({
  name: z.string().min(1),
  /** The short name in the navigation. */
  tab: z.string().min(1),
  /** The name within a sentence: 'the proposal tool'. */
  tool: z.string().min(1),
  /** The path of its page, for joining it and for leaving it through an email link (`?leave=`). */
  page: sitePath,
});

/**
 * The waitlists that people can join: `#site/config/waitlists.ts` exports all of them as `waitlists`, the default one
 * first.
 */
export const waitlistsSchema = z.array(waitlist);

export type Waitlist = z.output<typeof waitlist>;
