import { Headphones } from 'lucide-react';
import { LinkButton } from '../../components/button.tsx';
import { ItemGrid } from '../../components/item-grid.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';

const ways = [
  {
    title: 'Listen before you buy',
    text: 'The first 40 seconds of every paid episode play for everybody.',
  },
  {
    title: 'Buy once',
    text: 'An episode is yours to stream and download again. There is no subscription.',
  },
  { title: 'Free ones', text: 'Some episodes cost nothing and play in full without an account.' },
];

export default function HubPage() {
  return (
    <Page>
      <PageHeading
        kicker="Audio Book"
        title="Podcast hub"
        lead="Long conversations about rocks, logs and water, and papers read aloud: for the drive out, and the longer one back."
      />
      <Notice
        tone="info"
        title="The first season is being recorded"
        action={
          <>
            <LinkButton to="/articles">Read while you wait</LinkButton>
            <LinkButton variant="secondary" to="/audio" icon={<Headphones aria-hidden />}>
              Have your own text narrated
            </LinkButton>
          </>
        }
      >
        Episodes appear on this page as they are finished.
      </Notice>
      <Section heading="How it works">
        <ItemGrid items={ways} />
      </Section>
    </Page>
  );
}
