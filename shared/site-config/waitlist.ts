/**
 * A waitlist that people can join: `#site/config/waitlists.ts` exports all of them as `waitlists`, the default one
 * first.
 */
export interface Waitlist {
  name: string;
  /** The short name in the navigation. */
  tab: string;
  /** The name within a sentence: 'the proposal tool'. */
  tool: string;
  /** The path of its page, for joining it and for leaving it through an email link (`?leave=`). */
  page: string;
}
