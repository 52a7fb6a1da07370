import { SiteLink } from '#web/src/components/site-link.tsx';
import type { PolicySection } from '#web/src/components/policy-page.tsx';

/** Who else gets something to see, and how it is kept from everybody else. */
export const sharedSections: readonly PolicySection[] = [
  {
    id: 'others',
    title: 'Who else sees it',
    short:
      'AWS runs the machines, Stripe takes the payments. We sell nothing to advertisers or anybody else.',
    body: (
      <>
        <h3>Amazon Web Services</h3>
        <p>
          The site, its tables, its files and its mails run on AWS, which stores them encrypted and
          processes them on our orders only.
        </p>
        <h3>Stripe</h3>
        <p>
          You pay on Stripe’s own page. Stripe gets your e-mail address and what you pay for, and
          takes your card. We never see the credit card number; we get the result, the amount and a
          number of the payment. Stripe’s page follows Stripe’s own privacy policy.
        </p>
        <h3>Pages that you leave us for</h3>
        <p>
          Links to the app stores say that you came from this site. Links on the{' '}
          <SiteLink to="/gear">gear page</SiteLink> carry our affiliate tag, so that the shop knows
          to pay us a commission; it does not learn who you are from us. Clicks on the buttons of
          the app stores are noted inside the open page, for a statistics program to read. As long
          as we run none, they go nowhere.
        </p>
        <h3>Nobody else</h3>
        <p>
          We do not sell your data, rent it or give it to advertisers, and we do not train models
          with it. If a court or an authority orders us by law to hand something over, we hand over
          that and no more.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How it is guarded',
    short:
      'Encrypted on the way and at rest, and each part of the program may touch only what it needs.',
    body: (
      <p>
        All connections are encrypted, and so are the tables and files. Every function of the
        program has rights of its own, for its own tables. Pages may run no foreign script, which is
        what keeps your session from being read. Attempts to sign in are limited. If data should get
        into wrong hands all the same and that could harm you, we tell you and the authority.
      </p>
    ),
  },
];
