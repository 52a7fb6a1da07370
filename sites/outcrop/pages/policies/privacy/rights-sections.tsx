import { site } from '#shared/site-config/site.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import type { PolicySection } from '#web/src/components/policy-page.tsx';

const { brand, emails, address, legal } = site;

/** What visitors can ask for, and of whom. */
export const rightsSections: readonly PolicySection[] = [
  {
    id: 'rights',
    title: 'See, correct, take along, delete',
    short: `Most of it you can do yourself under Profile. Requests are done within ${policyPeriods.deletedWithin} of verification.`,
    body: (
      <>
        <ul>
          <li>
            <strong>See and take along:</strong> <SiteLink to="/profile">your profile</SiteLink>{' '}
            saves what is stored under your account as one file, which says what it leaves out. For
            the rest, write to us.
          </li>
          <li>
            <strong>Correct:</strong> write to us, and we put right what is wrong.
          </li>
          <li>
            <strong>Delete:</strong> at once under your profile, with a view of what goes and what
            stays; or with the form of <SiteLink to="/privacy/delete-data">Delete my data</SiteLink>
            , without signing in. Data deletion is done within {policyPeriods.deletedWithin} of
            verification: the moment in which you confirm from your mailbox that it is you.
          </li>
          <li>
            <strong>Object:</strong> to mails about new items with the link in each of them. To
            anything else, write.
          </li>
        </ul>
        <p>
          You may also complain to the authority for the protection of personal data where you live.
          We would be glad to hear of it first.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    short: `Not under ${legal.minimumAge}.`,
    body: (
      <p>
        This site and our apps are not meant for children under {legal.minimumAge}. The minimum age
        is {legal.minimumAge}, and we do not accept data of children below it. If you find that a
        child has given us some, write to us, and we delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    short: 'The version is shown at the top. We tell members about important changes beforehand.',
    body: (
      <p>
        When the program changes what it stores, this page changes with it, and so does the date at
        the top. Before a change that gives us more of your data or somebody else a view of it, we
        write to everybody who has an account.
      </p>
    ),
  },
  {
    id: 'ask',
    title: 'Whom to ask',
    short: `Privacy inquiries are answered within ${policyPeriods.privacyReply}.`,
    body: (
      <>
        <p>
          Responsible is {brand.company}, {address.lines.slice(1).join(', ')}, {address.country}.
        </p>
        <p>
          Privacy inquiries go to <a href={`mailto:${emails.privacy}`}>{emails.privacy}</a>; you get
          an answer from a person within {policyPeriods.privacyReply}. The law of{' '}
          {legal.governingLaw} applies, as in our <SiteLink to="/terms">terms of use</SiteLink>.
        </p>
      </>
    ),
  },
];
