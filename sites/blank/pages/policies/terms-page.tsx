import { site } from '../../config/site.ts';
import { PolicyDraft, type PolicyPart } from './policy-draft.tsx';

const { brand, emails, legal } = site;

const parts: readonly PolicyPart[] = [
  {
    heading: 'What these terms cover',
    text: [`[What ${brand.company} sells on this site, and to whom.]`],
  },
  {
    heading: 'Buying',
    text: [
      '[How a contract is made, and what taxes are included. The program shows the price and its currency beside the button and again on the payment page of Stripe; nothing renews itself.]',
    ],
  },
  {
    heading: 'What buyers may do',
    text: ['[Reading, printing, sharing: the licence that comes with a purchase.]'],
  },
  {
    heading: 'Refunds',
    text: [
      `[When you give money back, within the law that protects consumers where you sell. Write to ${emails.support}. The program ends access after a full refund.]`,
    ],
  },
  {
    heading: 'Law',
    text: [`The law of ${legal.governingLaw} applies. [Liability, changes, courts.]`],
  },
];

export default function TermsPage() {
  return <PolicyDraft title="Terms of use" parts={parts} />;
}
