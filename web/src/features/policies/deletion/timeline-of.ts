import type { DeletionProgress } from '#shared/contracts/privacy.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import * as messages from './messages.ts';

/** A step of a request. */
export interface Step {
  title: string;
  text: string;
  /** ISO 8601; present once it has happened. */
  at?: string;
  state: 'past' | 'now' | 'ahead';
}

const confirmation = messages.requestedAndConfirmedByEmail;

/** The steps of every request, for a visitor who has not made one. */
export const plannedSteps: readonly Step[] = [
  {
    title: messages.youAsk,
    text: messages.withThisFormWeEmail,
    state: 'ahead',
  },
  {
    title: messages.youConfirm,
    text: messages.withLinkInThatEmail,
    state: 'ahead',
  },
  {
    title: messages.doneWithinDeletedWithin(policyPeriods.deletedWithin),
    text: messages.countedFromYourConfirmationOne,
    state: 'ahead',
  },
];

/** Returns the steps of a request, from receipt to end: three, or two if it was withdrawn unconfirmed. */
export function timelineOf(progress: DeletionProgress): Step[] {
  const { requestedAt, confirmedAt, state } = progress;
  const received: Step = {
    title: messages.received,
    text: messages.weSendConfirmationLink,
    at: requestedAt,
    state: 'past',
  };
  if (confirmedAt) {
    const confirmed: Step = {
      title: messages.confirmed,
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
      title: messages.waitingForYourConfirmation,
      text: messages.openLinkInEmail,
      state: 'now',
    },
    {
      title: messages.deletion,
      text: messages.withinDeletedWithinConfirmation(policyPeriods.deletedWithin),
      state: 'ahead',
    },
  ];
}

function endOf({ state, dueAt, closedAt, note }: DeletionProgress): Step {
  const said = note ? `“${note}”` : undefined;
  switch (state) {
    case 'done':
      return {
        title: messages.deleted,
        text: said ?? messages.weWroteToYou,
        at: closedAt,
        state: 'past',
      };
    case 'declined':
      return {
        title: messages.declined,
        text: said ?? messages.weWroteToYou,
        at: closedAt,
        state: 'past',
      };
    case 'withdrawn':
      return {
        title: messages.withdrawn,
        text: messages.theRequestWasWithdrawnBy,
        at: closedAt,
        state: 'past',
      };
    default:
      return {
        title: dueAt ? messages.dueOnDueAt(formatDate(dueAt)) : messages.inProgress,
        text: messages.byThenWeDeleteData,
        state: 'now',
      };
  }
}
