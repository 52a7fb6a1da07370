import { site } from '../../../../shared/site-config/site.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { SiteLink } from '../../components/site-link.tsx';

export default function PrivacyPage() {
  return (
    <Page narrow>
      <PageHeading
        kicker="Policy"
        title="Privacy policy"
        lead="What is stored about you, why, and how to have it removed."
      />
      <Prose>
        <h2>What we store</h2>
        <ul>
          <li>
            Your e-mail address and password, the latter only as a hash, so that you can sign in.
          </li>
          <li>What you bought, for downloads and receipts, and your credit balance.</li>
          <li>Counts of views and listens, which are not tied to you.</li>
        </ul>
        <h2>What stays in your browser</h2>
        <p>
          Your sign-in, your theme, bookmarks and favourites. Signing out removes the sign-in;
          clearing the site’s data removes the rest.
        </p>
        <h2>Who else sees it</h2>
        <p>
          Payments are handled by Stripe, which gets your e-mail address and what you pay for; we
          never see your card. No advertising, no third-party scripts.
        </p>
        <h2>How long</h2>
        <p>
          Uploaded content is removed after 24 hours. When you ask us to delete your data, that is
          done within 30 days of verifying the request. Records that the law makes us keep, such as
          invoices, stay as long as it says.
        </p>
        <h2>Children</h2>
        <p>
          This site is not meant for children under {site.legal.minimumAge}, and we do not knowingly
          accept their data.
        </p>
        <h2>Ask us</h2>
        <p>
          Write to <a href={`mailto:${site.emails.privacy}`}>{site.emails.privacy}</a>; you get an
          answer within 24 to 48 hours. To have data removed, see{' '}
          <SiteLink to="/privacy/delete-data">Delete my data</SiteLink>.
        </p>
      </Prose>
    </Page>
  );
}
