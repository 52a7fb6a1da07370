import { LinkButton } from '../../components/button.tsx';
import { ItemGrid } from '../../components/item-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';
import { mailLink } from '../../lib/mail-link.ts';

const steps = [
  { title: 'Brief', text: 'Paste the call for tenders and say what your firm is good at.' },
  {
    title: 'Draft',
    text: 'Scope, method, schedule and price table, each with the sentence of the call that it answers.',
  },
  {
    title: 'Review',
    text: 'What the draft leaves open is listed, so that a person fills it in and nothing is made up.',
  },
];

export default function ProposalPage() {
  return (
    <Page>
      <PageHeading
        kicker="Waitlist"
        title="Proposals that answer the call"
        lead="An AI tool that drafts business proposals for geoscience work. Those on the waitlist get 50% off the first month."
      >
        <LinkButton
          to={mailLink('Proposal tool: waitlist', 'Please put this address on the waitlist.')}
        >
          Join by e-mail
        </LinkButton>
      </PageHeading>
      <Section heading="How it will work">
        <ItemGrid numbered items={steps} />
      </Section>
    </Page>
  );
}
