import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { assistantText } from './assistant-text.ts';
import { KeptPeriods } from '#web/src/components/kept-periods.tsx';
import type { PolicySection } from '#web/src/components/policy-page.tsx';

/** What the software keeps, on our side and on the visitor's. */
export const storedSections: readonly PolicySection[] = [
  {
    id: 'visitors',
    title: 'If you only look around',
    short: 'No account, no cookies, no advertising. Numbers count visits, not people.',
    body: (
      <>
        <p>
          You can read the pages, the free papers and the previews without telling us who you are.
          The site sets no cookies, shows no advertising, and loads no script, font or picture from
          anybody else: your browser speaks to this site alone.
        </p>
        <p>
          When you open a paper or listen to an episode, one view or one listen is counted. So that
          a reload does not count twice, your browser makes up a random number for the tab; we keep
          it for a day. It is made anew for every tab and is tied to nothing.
        </p>
        <p>
          Like every web server, ours notes requests in logs: the time, the address of the page, the
          network address that it went to, the kind of browser. They are for finding faults and
          attacks, and nobody makes profiles from them.
        </p>
      </>
    ),
  },
  {
    id: 'members',
    title: 'If you have an account',
    short:
      'An e-mail address, a password that we cannot read, what you bought and what you did with credits.',
    body: (
      <>
        <p>We store, because the site could not do what you ask of it otherwise:</p>
        <ul>
          <li>
            your e-mail address, and your password only as a hash: in Amazon Cognito, which checks
            it for us, and in our own database, so that wrong passwords of others do not lock you
            out;
          </li>
          <li>
            a hash of a random number for each of the last ten browsers in which you signed in, for
            180 days, so that you get in there while somebody guesses your password;
          </li>
          <li>your orders, with item, amount, date and Stripe’s number of the payment;</li>
          <li>every movement of your chat credits, which together give the balance;</li>
          <li>ratings that you give, and where you are in an episode that you listen to;</li>
          <li>the mails that the site sends to you, such as receipts;</li>
          <li>
            whether you want a mail when something new is published. You do not, unless you say so.
          </li>
        </ul>
        <p>
          We do not ask for your name, your phone number or your date of birth. What administrators
          change about an account is written down in a log with the reason.
        </p>
      </>
    ),
  },
  {
    id: 'lists',
    title: 'Lists, requests and letters',
    short: 'The address you leave is used for what you left it for.',
    body: (
      <p>
        On a waitlist we keep your e-mail address and the day on which you joined, until you take it
        off with the link in the mail. A{' '}
        <SiteLink to="/privacy/delete-data">request for deletion</SiteLink> keeps the address that
        it came from until 30 days after it is closed. What you write to us by e-mail or WhatsApp
        stays in that mailbox as long as the matter needs.
      </p>
    ),
  },
  {
    id: 'assistant',
    title: 'What you ask the assistant',
    short: assistantText.short,
    body: (
      <>
        <p>{assistantText.text}</p>
        <p>
          Questions are not stored and not logged, unless you rate a reply. A reply is kept for a
          day under your account, so that asking again after a lost connection costs nothing; the
          database removes it within days after that. The conversation is stored in your browser tab
          and is removed when you sign out or close the tab.
        </p>
        <p>
          If you rate a reply, your question, the reply and the rating are kept for {voteKeptDays}{' '}
          days, so that we can improve the answers. Our administrators see them without your name or
          address. They are in the file that your profile saves, and go with your account.
        </p>
      </>
    ),
  },
  {
    id: 'apps',
    title: 'What you upload to the apps',
    short: `Uploaded content is removed after ${policyPeriods.uploadsRemoved}.`,
    body: (
      <p>
        Lab reports, photos and other content that you upload to our apps, such as AquaTest AI and
        LapisAI, are used to produce your result, and removed after {policyPeriods.uploadsRemoved}.
        AquaTest AI needs no account. The <SiteLink to="/audio/privacy">audio service</SiteLink> has
        a notice of its own.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    short: 'Your sign-in and your settings, in your browser’s own storage. You can clear them.',
    body: (
      <>
        <p>Instead of cookies, the site uses the storage of your browser:</p>
        <ul>
          <li>
            signed in: the keys of your session, your role, your e-mail address and your balance.
            Signing out removes them;
          </li>
          <li>
            once you have signed in: a random number by which your account knows this browser again.
            It stays when you sign out;
          </li>
          <li>
            your theme, motion, playback speed and volume; bookmarks, favourites and likes; what you
            have ticked on the <SiteLink to="/gear">packing lists</SiteLink>; and where you are in
            the last 200 episodes;
          </li>
          <li>
            for one tab only: texts typed and not sent, whether the assistant is open and what was
            said with it, the random number of the visit, and which papers and episodes it has been
            counted for.
          </li>
        </ul>
        <p>Clearing the site’s data in your browser removes all of it.</p>
      </>
    ),
  },
  {
    id: 'periods',
    title: 'How long things are kept',
    short: 'Most of it by the clock, and removed by the program itself.',
    body: <KeptPeriods before={[['Content uploaded to the apps', policyPeriods.uploadsRemoved]]} />,
  },
];
