/** What people may wait for: `#site/config/waitlists.ts` exports all of them as `waitlists`, the usual one first. */
export interface Waitlist {
  name: string;
  /** As short as in the navigation. */
  tab: string;
  /** 'the proposal tool' */
  tool: string;
  /** Its page, for joining it and for leaving it by an email link (`?leave=`). */
  page: string;
}
