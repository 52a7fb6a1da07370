import type { DeletionProgress } from '#shared/contracts/privacy.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';

/** A station of a request on its way. */
export interface Step {
  title: string;
  text: string;
  /** ISO 8601; there when it has happened. */
  at?: string;
  state: 'past' | 'now' | 'ahead';
}

const confirmation = 'Requested and confirmed by e-mail.';

/** The steps of every request, for a visitor who has not made one. */
export const plannedSteps: readonly Step[] = [
  {
    title: 'You ask',
    text: 'With this form. We e-mail the address you enter, whether or not we know it.',
    state: 'ahead',
  },
  {
    title: 'You confirm',
    text: 'With the link in that e-mail, so that nobody else can have your data deleted.',
    state: 'ahead',
  },
  {
    title: `Done within ${policyPeriods.deletedWithin}`,
    text: 'Counted from your confirmation. One of us closes the request and e-mails you.',
    state: 'ahead',
  },
];

/** Where a request is, from its receipt to its end: three stations, or two for one that was taken back unconfirmed. */
export function timelineOf(progress: DeletionProgress): Step[] {
  const { requestedAt, confirmedAt, state } = progress;
  const received: Step = {
    title: 'Received',
    text: 'A link to confirm goes to the address you entered, if it takes our mails.',
    at: requestedAt,
    state: 'past',
  };
  if (confirmedAt) {
    const confirmed: Step = {
      title: 'Confirmed',
      text: confirmation,
      at: confirmedAt,
      state: 'past',
    };
    return [received, confirmed, endOf(progress)];
  }
  if (state !== 'unconfirmed') return [received, endOf(progress)];
  return [
    received,
    {
      title: 'Waiting for your confirmation',
      text: 'Open the link in the e-mail within a week. Until then nothing is deleted.',
      state: 'now',
    },
    {
      title: 'Deletion',
      text: `Within ${policyPeriods.deletedWithin} of the confirmation.`,
      state: 'ahead',
    },
  ];
}

function endOf({ state, dueAt, closedAt, note }: DeletionProgress): Step {
  const said = note ? `“${note}”` : undefined;
  switch (state) {
    case 'done':
      return { title: 'Deleted', text: said ?? 'We wrote to you.', at: closedAt, state: 'past' };
    case 'declined':
      return { title: 'Declined', text: said ?? 'We wrote to you.', at: closedAt, state: 'past' };
    case 'withdrawn':
      return {
        title: 'Withdrawn',
        text: 'The request was withdrawn by e-mail. Nothing was deleted.',
        at: closedAt,
        state: 'past',
      };
    default:
      return {
        title: dueAt ? `Due on ${formatDate(dueAt)}` : 'In progress',
        text: 'By then we delete the data or tell you what we have to keep and why.',
        state: 'now',
      };
  }
}
