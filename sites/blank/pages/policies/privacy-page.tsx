import { KeptPeriods } from '#web/src/components/kept-periods.tsx';
import { site } from '../../config/site.ts';
import { PolicyDraft, type PolicyPart } from './policy-draft.tsx';

const { address, emails } = site;

const parts: readonly PolicyPart[] = [
  {
    heading: 'Who is responsible',
    text: [
      `${[...address.lines, address.country].join(', ')}, ${emails.privacy}. [Complete the name and the address as your law asks for them.]`,
    ],
  },
  {
    heading: 'What is stored',
    text: [
      '[Say what you store. The program stores, for an account: the e-mail address, a password that nobody can read, orders and ratings. It sets no cookies and loads nothing from other sites.]',
    ],
  },
  {
    heading: 'Who else sees it',
    text: [
      '[Say who works for you. The program runs on Amazon Web Services, and Stripe takes the payments on its own page. Name everybody else that you give data to.]',
    ],
  },
  {
    heading: 'How long it is kept',
    text: [
      '[Add your own periods to those that the program keeps by itself, and say how long the law of your country has you keep orders.]',
    ],
    table: <KeptPeriods />,
  },
  {
    heading: 'Your rights',
    text: [
      `Under “My profile” you can save your data and delete your account. Without an account, use the form under “Delete my data”, or write to ${emails.privacy}. [Name the authority that people can complain to.]`,
    ],
  },
];

export default function PrivacyPage() {
  return <PolicyDraft title="Privacy policy" parts={parts} />;
}
