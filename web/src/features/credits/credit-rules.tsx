import { creditReturns } from '#shared/constants/credit-returns.ts';
import type { Item } from '../../components/item-grid.tsx';
import { site } from '#shared/site-config/site.ts';
import { creditText } from '../../lib/credits/credit-text.ts';

const { perReply, signUp } = site.credits;
const { support } = site.emails;

/** What credits cost, buy and do, for readers and for the assistant that is asked about them. */
export const rules: readonly Item[] = [
  {
    title: 'What a reply costs',
    text: `${perReply === 1 ? 'One credit' : creditText(perReply)}, however long the question or the answer. It is set aside while the assistant works and charged when the answer is there.${signUp > 0 ? ` A new account starts with ${creditText(signUp)}.` : ''}`,
  },
  {
    title: 'What costs nothing',
    text: 'A reply that fails, one that you stop in time, and a question on which this site has nothing to say. The credit goes back at once, and the statement shows both lines.',
  },
  {
    title: 'If a reply did not help',
    text: `Press the thumb that points down below it, within a day. Its credit comes back, for up to ${creditReturns.limit} replies in ${creditReturns.days} days.`,
  },
  {
    title: 'How refunds work',
    text: (
      <>
        If a payment is returned, what is left of its credits goes with it. Credits that were used
        stay used, and your balance never falls below zero. Write to{' '}
        <a href={`mailto:${support}`}>{support}</a>.
      </>
    ),
  },
];
