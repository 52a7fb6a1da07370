import { site } from '../../../../shared/site-config/site.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { SiteLink } from '../../components/site-link.tsx';

export default function TermsPage() {
  return (
    <Page narrow>
      <PageHeading
        kicker="Policy"
        title="Terms of use"
        lead={`The terms on which ${site.brand.company} offers this site.`}
      />
      <Prose>
        <h2>Your account</h2>
        <p>
          One person, one account. Keep the password to yourself. You must be at least{' '}
          {site.legal.minimumAge} years old.
        </p>
        <h2>What you buy</h2>
        <p>
          A purchase gives you a personal right to read, listen to or use the item for as long as
          you like. Passing files on or publishing them is not included.
        </p>
        <h2>Payment and refunds</h2>
        <p>
          Prices are shown before you pay, through Stripe. If a file is broken or not what it was
          said to be, write to us and you get it repaired or your money back; access ends with a
          full refund.
        </p>
        <h2>Results of tools</h2>
        <p>
          Scores, answers and flags help you to look in the right place. They do not replace a
          laboratory, an engineer on site, or medical and legal advice.
        </p>
        <h2>Affiliate links</h2>
        <p>
          Links on the <SiteLink to="/gear">gear page</SiteLink> may earn us a commission.
        </p>
        <h2>Law and contact</h2>
        <p>
          The law of {site.legal.governingLaw} applies. Questions go to{' '}
          <a href={`mailto:${site.emails.support}`}>{site.emails.support}</a>; we reply within 2
          hours on working days.
        </p>
      </Prose>
    </Page>
  );
}
