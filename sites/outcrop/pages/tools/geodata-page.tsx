import { firstMonthDiscountPercent } from '#shared/constants/first-month-discount.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Prose } from '#web/src/components/prose.tsx';
import { Section } from '#web/src/components/section.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { MapComparison } from './geodata/map-comparison.tsx';
import { ResidualTable } from './geodata/residual-table.tsx';
import { SegyLayout } from './geodata/segy-layout.tsx';
import styles from './geodata/geodata.module.css';
import { LoadingOverlay } from './loading-overlay/loading-overlay.tsx';
import { LeaveWaitlist } from './waitlist/leave-waitlist.tsx';
import { WaitlistForm } from './waitlist/waitlist-form.tsx';

export default function GeodataPage() {
  return (
    <Page>
      <LeaveWaitlist />
      <PageHeading
        kicker="Coming soon"
        title="GeoData Resurrector: map chests and tapes, brought back"
        lead="Two tools in one: it digitizes legacy maps, and it validates old LAS and SEGY files before they reach your workstation."
      >
        <LinkButton to="/geodataresurrector#waitlist">Join the waitlist</LinkButton>
        <LinkButton variant="secondary" to="/core">
          Check LAS files today
        </LinkButton>
      </PageHeading>
      <MapComparison />
      <Section
        heading="Legacy maps, digitized"
        intro="A map is worth digitizing only if you can say how far it is off."
      >
        <div className={styles.fit}>
          <Prose>
            <p>
              Put in a flat scan or a good photograph with grid and legend in view. Grid crossings
              and survey points tie the sheet to a coordinate system, and the misfit at each of them
              is printed, not averaged away.
            </p>
            <p>
              Contacts, faults and structure symbols are traced into lines and points. Every feature
              keeps the colour, code and wording of the legend it came from, and the pixel where it
              was found, so that a doubt can be settled on the scan.
            </p>
            <p>What comes out is GeoPackage, with the residuals as a table of their own.</p>
          </Prose>
          <ResidualTable />
        </div>
      </Section>
      <Section
        stacked
        heading="LAS and SEGY, validated"
        intro="Coming soon: what old files get wrong, found by byte and line before an interpreter finds it by accident."
      >
        <SegyLayout />
        <p className={styles.las}>
          LAS files need not wait: <SiteLink to="/core">Core</SiteLink> checks headers, units, null
          values and depth steps from the command line.
        </p>
      </Section>
      <Section
        id="waitlist"
        heading="Join the waitlist"
        intro={`${firstMonthDiscountPercent}% off your first month if you join the waitlist.`}
      >
        <WaitlistForm
          list="geodata"
          action="Join the waitlist"
          promise={`We’ll e-mail you when the tool opens, with the supported formats and ${firstMonthDiscountPercent}% off your first month.`}
        />
      </Section>
      <LoadingOverlay title="GeoData Resurrector" milliseconds="800" />
    </Page>
  );
}
