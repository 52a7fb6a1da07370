import { site } from '#shared/site-config/site.ts';
import { AppDownload } from '../parts/app-download.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { Bed } from './about/bed.tsx';
import styles from './about/about.module.css';
import { Figures } from './about/figures.tsx';
import { Flagships } from './about/flagships.tsx';
import { PhoneInStrata } from './about/phone-in-strata.tsx';
import { PrivacyBadges } from './about/privacy-badges.tsx';
import { Mission, Values, Vision } from './about/position.tsx';

/** `/about` as a measured section: what lies lowest carries the rest. */
export default function AboutPage() {
  return (
    <Page>
      <PageHeading
        kicker={`About ${site.brand.company}`}
        title="We read the ground, and say how we know"
        lead={site.brand.description}
      />
      <p className={styles.howToRead}>
        A measured section, youngest bed on top. Like any section it is best read from the base:
        what lies lowest carries the rest.
      </p>
      <div className={styles.section}>
        <Bed number={6} rock="siltstone" stratum={1} width={62} heading="In figures">
          <Figures />
        </Bed>
        <Bed number={5} rock="sandstone" stratum={1} width={84} heading="Three flagships">
          <Flagships />
        </Bed>
        <Bed number={4} rock="shale" stratum={3} width={54} heading="Mission">
          <Mission />
        </Bed>
        <Bed number={3} rock="limestone" stratum={4} width={92} heading="Vision">
          <Vision />
        </Bed>
        <Bed number={2} rock="conglomerate" stratum={2} width={76} heading="What we hold to">
          <Values />
        </Bed>
        <Bed number={1} rock="granite" stratum={2} width={100} heading="Privacy">
          <PrivacyBadges />
        </Bed>
      </div>
      <AppDownload app="aquatest" heading="The section in your pocket" drawing={<PhoneInStrata />}>
        <p>
          AquaTest AI for iPhone and Android: free to try, and without an account. More on{' '}
          <SiteLink to="/aquatest-ai">its page</SiteLink>.
        </p>
      </AppDownload>
    </Page>
  );
}
