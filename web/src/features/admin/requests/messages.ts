import { plural } from '#web/src/lib/plural.ts';

export const overdueSinceToday = 'overdue since today';
export const dueToday = 'due today';
export const accountOnThisSite = 'Account on this site';
export const deleted = 'Deleted';
export const declined = 'Declined';
export const withdrawn = 'Withdrawn';
export const requestedBy = 'Requested by';
export const addressDeleted = 'Address deleted';
export const data = 'Data of';
export const confirmed = 'Confirmed';
export const due = 'Due';
export const closed = 'Closed';
export const theDataHasBeenDeleted = 'The data has been deleted';
export const everywhereItWasStoredIncluding =
  'Everywhere it was stored, including copies and waitlists.';
export const closeAsDeleted = 'Close as deleted';
export const whatWasDeleted = 'What was deleted';
export const requestClosedAsDeleted = 'Request closed as deleted';
export const theDataCantBeDeleted = 'The data can’t be deleted';
export const thereIsNoneOrLaw =
  'There is none, or the law requires us to keep it. We tell the person why.';
export const declineRequest = 'Decline the request';
export const whyItCantBeDeleted = 'Why it can’t be deleted';
export const requestDeclined = 'Request declined';
export const outcome = 'Outcome';
export const weCouldntCloseRequestPlease = 'We couldn’t close the request. Please try again.';
export const backToList = 'Back to the list';
export const deleted30DaysAfterClosing = 'Deleted 30 days after closing';
export const account = 'Account';
export const openAccountWithThisEmail = 'Open the account with this email';
export const theirMessage = 'Their message';
export const how = 'How';
export const note = 'Note';
export const number = 'Number';
export const deletionRequest = 'Deletion request';
export const receivesThis = (email: string) => `${email} receives this text by email.`;
export const thePersonReceivesThis = 'The person receives this text by email.';
export const anyoneCanReadIt =
  'Anyone with the request number can read it on its status page for a year, so don’t name anyone. This can’t be undone.';
export const overdueBy = (days: number) =>
  plural(days, { one: 'overdue by 1 day', other: `overdue by ${days} days` });
export const dueIn = (days: number) =>
  plural(days, { one: 'due in 1 day', other: `due in ${days} days` });
