import { site } from '../../../../shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { ItemGrid } from '../../components/item-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { Section } from '../../components/section.tsx';
import { StoreButtons } from '../../components/store-buttons.tsx';

const abilities = [
  {
    title: 'Answers with sources',
    text: 'Every reply names the paper, episode or page it rests on, so that you can read on and disagree.',
  },
  {
    title: 'Speaks geology',
    text: 'Ask in the terms you work in: facies, porosity, head, strike and dip, detection limits.',
  },
  {
    title: 'Fits a jacket pocket',
    text: 'Made for a phone in the field, with one hand on the rock.',
  },
];

export default function LapisAiPage() {
  return (
    <Page>
      <PageHeading
        kicker="Mobile app"
        title="LapisAI, a geology research assistant"
        lead="Put a question while you still stand in front of the rock, and get an answer that says where it comes from."
      >
        <StoreButtons location="hero" />
      </PageHeading>
      <Section heading="What it does">
        <ItemGrid items={abilities} />
      </Section>
      <Section heading="Credits">
        <Prose>
          <p>
            A reply costs{' '}
            {site.credits.perReply === 1 ? 'one credit' : `${site.credits.perReply} credits`}; a
            reply that fails costs nothing. A new account starts with {site.credits.signUp} credits.
          </p>
          <p>
            <LinkButton variant="secondary" to="/credits">
              See the packages
            </LinkButton>
          </p>
        </Prose>
      </Section>
    </Page>
  );
}
