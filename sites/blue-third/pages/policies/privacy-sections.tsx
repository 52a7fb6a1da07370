import type { PolicySection } from '#web/src/components/policy-page.tsx';
import { KeptPeriods } from '#web/src/components/kept-periods.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { policyPeriods } from '../../config/policy-periods.ts';
import { site } from '../../config/site.ts';

const { brand, emails, address, legal } = site;

export const privacySections: readonly PolicySection[] = [
  {
    id: 'visitors',
    title: 'If you only look around',
    short: 'No account, no cookies, no advertising.',
    body: (
      <>
        <p>
          You can read the pages and the free lessons, and hear the previews, without telling us who
          you are. The site sets no cookies and loads nothing from other sites.
        </p>
        <p>
          When you open a lesson or listen to a session, one view or one listen is counted. So that
          a reload does not count twice, your browser makes up a random number for the tab, which we
          keep for a day. Like every web server, ours notes requests in logs.
        </p>
      </>
    ),
  },
  {
    id: 'members',
    title: 'If you have an account',
    short: 'An e-mail address, a password that we cannot read, and what you bought.',
    body: (
      <ul>
        <li>
          your e-mail address, and your password only as a hash: in Amazon Cognito, which checks it
          for us, and in our own database, so that wrong passwords of others do not lock you out;
        </li>
        <li>a hash of a random number for the browsers in which you signed in, for 180 days;</li>
        <li>your orders, with item, amount, date and Stripe’s number of the payment;</li>
        <li>ratings that you give, and where you are in a session that you listen to;</li>
        <li>the mails that the site sends to you, such as receipts;</li>
        <li>whether you want a mail when something new is published. You decide.</li>
      </ul>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees it',
    short: 'AWS runs the machines, Stripe takes the payments. Nobody else.',
    body: (
      <>
        <p>
          The site, its database, its files and its mails run on Amazon Web Services, encrypted and
          on our instructions only. You pay on Stripe’s own page: Stripe gets your e-mail address
          and what you pay for, and takes your card. We never see its number.
        </p>
        <p>We do not sell your data, rent it or give it to advertisers.</p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    short: 'Your sign-in and your settings. You can clear them.',
    body: (
      <p>
        Instead of cookies, the site uses the storage of your browser: the keys of your session
        while you are signed in, a random number by which your account recognises this browser, your
        theme, playback speed and volume, bookmarks and likes, and where you are in the last 200
        sessions. Clearing the site’s data in your browser removes all of it.
      </p>
    ),
  },
  {
    id: 'periods',
    title: 'How long things are kept',
    short: 'Most of it for a fixed time; then the program removes it.',
    body: <KeptPeriods />,
  },
  {
    id: 'rights',
    title: 'See, correct, export, delete',
    short: `Most of it you can do yourself. Requests are completed within ${policyPeriods.deletedWithin}.`,
    body: (
      <>
        <p>
          <SiteLink to="/profile">Your profile</SiteLink> saves what is stored under your account as
          one file, and deletes the account at once. Without an account, use the form under{' '}
          <SiteLink to="/privacy/delete-data">Delete my data</SiteLink>. To correct something, write
          to us.
        </p>
        <p>
          You may also complain to the authority for the protection of personal data where you live.
          This site is not meant for children under {legal.minimumAge}.
        </p>
      </>
    ),
  },
  {
    id: 'ask',
    title: 'Whom to ask',
    short: `You get an answer within ${policyPeriods.privacyReply}.`,
    body: (
      <p>
        {brand.company}, {address.lines.slice(1).join(', ')}, {address.country}, is responsible for
        your data. Write to <a href={`mailto:${emails.privacy}`}>{emails.privacy}</a>; a person
        answers within {policyPeriods.privacyReply}. When this page changes, so does the date at the
        top.
      </p>
    ),
  },
];
