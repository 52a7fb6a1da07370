import { firstMonthDiscountPercent } from '#shared/constants/first-month-discount.ts';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Prose } from '#web/src/components/prose.tsx';
import { Section } from '#web/src/components/section.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { LoadingOverlay } from './loading-overlay/loading-overlay.tsx';
import { ProposalSheet } from './proposal/proposal-sheet.tsx';
import { LeaveWaitlist } from './waitlist/leave-waitlist.tsx';
import { WaitlistForm } from './waitlist/waitlist-form.tsx';

export default function ProposalPage() {
  return (
    <Page>
      <LeaveWaitlist />
      <PageHeading
        kicker="In preparation, with a waitlist"
        title="Proposals that answer every sentence"
        lead="An AI tool that drafts business proposals for geoscience work. Every paragraph names the sentence of the call that it answers; every sentence that nothing answers is listed for you."
      />
      <ProposalSheet />
      <Section
        id="waitlist"
        heading="Join the waitlist"
        intro={`${firstMonthDiscountPercent}% off your first month if you join the waitlist.`}
      >
        <WaitlistForm
          list="proposal"
          action="Join the waitlist"
          promise={`You get ${firstMonthDiscountPercent}% off the first month when the tool opens.`}
        />
      </Section>
      <Section heading="What stays with you">
        <Prose>
          <p>
            Prices are yours. The tool puts your rates into the table and adds them up; it does not
            think of a number that might win.
          </p>
          <p>
            So are the names. References, registrations and years of experience are taken from what
            you upload, or left open and marked. A draft with a gap is worth more than one with a
            fiction in it.
          </p>
          <p>
            Until it opens, people do this work here: see the{' '}
            <SiteLink to="/#consulting">consulting services</SiteLink>, or the{' '}
            <SiteLink to="/data-analysis-service">data analysis service</SiteLink>.
          </p>
        </Prose>
      </Section>
      <LoadingOverlay title="Proposal writer" milliseconds="800" />
    </Page>
  );
}
