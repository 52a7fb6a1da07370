import { creditReturns } from '#shared/constants/credit-returns.ts';
import type { GridItem } from '../../components/item-grid.tsx';
import { site } from '#shared/site-config/site.ts';
import { creditText } from '../../lib/credits/credit-text.ts';

const { perReply, signUp } = site.credits;
const { support } = site.emails;

/** What credits cost, buy and do, for readers and for the assistant that is asked about them. */
export const rules: readonly GridItem[] = [
  {
    title: 'What a reply costs',
    text: `${perReply === 1 ? 'One credit' : creditText(perReply)}, whatever the length of the question or reply. It is reserved while the assistant works and charged when the reply arrives.${signUp > 0 ? ` A new account starts with ${creditText(signUp)}.` : ''}`,
  },
  {
    title: 'What’s free',
    text: 'A reply that fails, a reply you stop in time, and a question this site has no content on. The credit is returned at once, and your statement shows both entries.',
  },
  {
    title: 'If a reply didn’t help',
    text: `Press thumbs-down below it within a day to get the credit back, for up to ${creditReturns.limit} replies in ${creditReturns.days} days.`,
  },
  {
    title: 'How refunds work',
    text: (
      <>
        When a payment is refunded, its remaining credits are removed. Credits already used are not
        affected, and your balance never falls below zero. Write to{' '}
        <a href={`mailto:${support}`}>{support}</a>.
      </>
    ),
  },
];
