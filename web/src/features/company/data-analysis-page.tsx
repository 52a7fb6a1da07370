import { Mail } from 'lucide-react';
import { LinkButton } from '../../components/button.tsx';
import { ItemGrid } from '../../components/item-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';
import { mailLink } from '../../lib/mail-link.ts';

const services = [
  {
    title: 'Python analysis',
    text: 'Cleaning, joining and plotting, in scripts that run again next year.',
  },
  {
    title: 'Exploratory analysis',
    text: 'What the data can say, what it cannot, and what to measure next.',
  },
  {
    title: 'Machine learning models',
    text: 'Trained on held-back data, with the error stated beside the result.',
  },
  {
    title: 'Documented projects',
    text: 'Every step written down, from the raw file to the figure.',
  },
];

const steps = [
  {
    title: 'Share data and goals',
    text: 'A sample is enough to begin with. We reply within 24 hours.',
  },
  { title: 'Deep analysis and modeling', text: 'You see interim results and can change course.' },
  { title: 'Actionable report', text: 'Findings first, methods after, data and code attached.' },
];

export default function DataAnalysisPage() {
  const mail = mailLink('DataAnalysis', 'My data:\n\nMy question:\n\nBy when:\n');
  return (
    <Page>
      <PageHeading
        kicker="Service"
        title="Data analysis and GeoAI, on demand"
        lead="You have the samples, logs or maps and a question. We have the evenings to find out."
      >
        <LinkButton to={mail} icon={<Mail aria-hidden />}>
          Describe your project
        </LinkButton>
      </PageHeading>
      <Section heading="What we do">
        <ItemGrid items={services} />
      </Section>
      <Section heading="How it goes">
        <ItemGrid numbered items={steps} />
      </Section>
    </Page>
  );
}
