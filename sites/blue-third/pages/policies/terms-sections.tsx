import type { PolicySection } from '#web/src/components/policy-page.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { policyPeriods } from '../../config/policy-periods.ts';
import { site } from '../../config/site.ts';

const { brand, emails, legal } = site;

export const termsSections: readonly PolicySection[] = [
  {
    id: 'scope',
    title: 'What these terms cover',
    short: 'This site, and the lessons, sessions, scores and tracks on it.',
    body: (
      <p>
        They apply between you and {brand.company}. By using the site you agree to them; if you do
        not, please do not use it.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    short: `One person, one account, from the age of ${legal.minimumAge}.`,
    body: (
      <p>
        Under the age of majority where you live, ask a parent or guardian before you buy. Keep the
        password to yourself. We may disable an account that is used to attack the site, to get
        around payment, or to pass on what was sold to one person; we tell you why. You can delete
        your account yourself under <SiteLink to="/profile">your profile</SiteLink>.
      </p>
    ),
  },
  {
    id: 'buying',
    title: 'Buying',
    short: 'The price you see is the price you pay, in yen, once.',
    body: (
      <p>
        Nothing here renews itself. The price is shown next to the button and again on Stripe’s
        payment page. The purchase is made when Stripe tells us that the payment has arrived; a
        receipt comes by e-mail, and the item is listed in{' '}
        <SiteLink to="/purchases">My Purchases</SiteLink>.
      </p>
    ),
  },
  {
    id: 'licence',
    title: 'What you may do with it',
    short: 'Read, print, play, perform, teach your own students. Do not pass on the files.',
    body: (
      <>
        <p>
          A purchase gives you a personal right to use the item on all your devices, without an end
          date. You may print lessons and scores for yourself and copy single pages for students
          that you teach in person.
        </p>
        <p>
          You may perform the tunes and études anywhere, and use the backing tracks on stage and in
          recordings of your own playing. Selling, publishing or passing on the files themselves is
          not included. For a school or a library, write to us for a licence.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    short: 'Broken or not as described: repaired, or your money back.',
    body: (
      <p>
        Write to <a href={`mailto:${emails.support}`}>{emails.support}</a>. If you paid twice for
        one item by accident, the second payment goes back without a question. With a full refund,
        access to the item ends; with a partial one it stays. Your statutory consumer rights are not
        limited by these terms.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'If something goes wrong',
    short: 'We answer for intent and gross negligence, and otherwise up to what you paid.',
    body: (
      <p>
        We keep the site running with care, without a promise that it is never down. We are liable
        without limit for intent, gross negligence and harm to people; for other damage up to the
        amount that you paid for the item. Where the law does not allow such a limit, it does not
        apply. Practise with breaks, and stop when something hurts.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and contact',
    short: `The law of ${legal.governingLaw} governs. Replies come within ${policyPeriods.supportReply}.`,
    body: (
      <p>
        The law of {legal.governingLaw} applies, unless the law that protects consumers where you
        live says otherwise. We may change these terms; what you have bought stays under the terms
        of the day on which you bought it. What we do with your data is in the{' '}
        <SiteLink to="/privacy">privacy policy</SiteLink>, and how to reach us on the{' '}
        <SiteLink to="/contact">contact page</SiteLink>.
      </p>
    ),
  },
];
