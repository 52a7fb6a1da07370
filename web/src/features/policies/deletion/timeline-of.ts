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

const confirmation = 'Opened and confirmed from the mailbox that the data belong to.';

/** The way of every request, for somebody who has not made one. */
export const plannedSteps: readonly Step[] = [
  {
    title: 'You ask',
    text: 'With the form here. We write to the address that you give, known to us or not.',
    state: 'ahead',
  },
  {
    title: 'You confirm',
    text: 'With the link in that mail, so that nobody else can have your data deleted.',
    state: 'ahead',
  },
  {
    title: `Done within ${policyPeriods.deletedWithin}`,
    text: 'Counted from the confirmation. A person closes the request and writes to you.',
    state: 'ahead',
  },
];

/** Where a request is, from its receipt to its end: three stations, or two for one that was taken back unconfirmed. */
export function timelineOf(progress: DeletionProgress): Step[] {
  const { requestedAt, confirmedAt, state } = progress;
  const received: Step = {
    title: 'Received',
    text: 'A mail with a link went to the address that was given.',
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
      text: 'Open the link in the mail within a week. Until then nothing is deleted.',
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
        text: 'It was taken back from the mailbox. Nothing was deleted.',
        at: closedAt,
        state: 'past',
      };
    default:
      return {
        title: dueAt ? `Due on ${formatDate(dueAt)}` : 'In hand',
        text: 'By then the data are deleted, or you hear why some have to stay.',
        state: 'now',
      };
  }
}
