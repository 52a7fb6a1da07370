import { site } from '#shared/site-config/site.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import type { PolicySection } from '#web/src/components/policy-page.tsx';

const { brand, emails, legal } = site;

/** Liability, changes, law. */
export const closingSections: readonly PolicySection[] = [
  {
    id: 'liability',
    title: 'If something goes wrong',
    short: 'We answer for intent and gross negligence, and otherwise up to what you paid.',
    body: (
      <p>
        We keep the site running with care, without a promise that it never stands still. We are
        liable without limit for intent, gross negligence and harm to people. For other damage we
        are liable up to the amount that you paid for the item or work concerned. Where the law does
        not allow such a limit, it does not hold.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    short: 'For what you have bought, the terms of that day stay.',
    body: (
      <p>
        We may change these terms; the version is shown at the top, and we tell members by e-mail
        beforehand. What you have bought stays under the terms of the day on which you bought it.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and contact',
    short: `The law of ${legal.governingLaw} governs. Support replies within ${policyPeriods.supportReply}.`,
    body: (
      <>
        <p>
          The contract is governed by the law of {legal.governingLaw}, and its courts decide, unless
          the law that protects consumers where you live says otherwise. If one sentence of these
          terms does not hold, the others do.
        </p>
        <p>
          {brand.company} is reached at <a href={`mailto:${emails.support}`}>{emails.support}</a>;
          support replies within {policyPeriods.supportReply}. Other ways to reach us are on the{' '}
          <SiteLink to="/contact">contact page</SiteLink>, and what we do with your data in the{' '}
          <SiteLink to="/privacy">privacy policy</SiteLink>.
        </p>
      </>
    ),
  },
];
