import { Badge } from '../../components/badge.tsx';
import { ItemGrid } from '../../components/item-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { ScaleFigures } from '../../components/scale-figures.tsx';
import { Section } from '../../components/section.tsx';
import { StoreButtons } from '../../components/store-buttons.tsx';

const figures = [
  { value: '99.8%', label: 'accuracy' },
  { value: '50K+', label: 'reports analysed' },
  { value: '30+', label: 'languages' },
  { value: '4.9', label: 'rating' },
];

const flags = [
  { title: 'OK', text: <Badge tone="success">within the limit</Badge> },
  { title: 'WATCH', text: <Badge tone="warning">close to the limit</Badge> },
  { title: 'EXCEEDS', text: <Badge tone="danger">above the limit</Badge> },
];

const features = [
  { title: 'Scan or import', text: 'A PDF from the lab, or a photograph of the printout.' },
  { title: 'One score', text: 'A Water Safety Score from 0 to 100, and why it is not higher.' },
  { title: 'A report to hand on', text: 'A branded PDF for a tenant, a buyer or a school board.' },
];

export default function AquatestPage() {
  return (
    <Page>
      <PageHeading
        kicker="Mobile app"
        title="AquaTest AI reads your water report"
        lead="Take a picture of the lab report. You get a safety score and a plain flag for every parameter, in your language. Free to try, no account required, and the report stays private."
      >
        <StoreButtons location="hero" />
      </PageHeading>
      <ScaleFigures figures={figures} label="AquaTest AI in figures" />
      <Section heading="Three flags">
        <ItemGrid items={flags} />
      </Section>
      <Section heading="From paper to answer">
        <ItemGrid numbered items={features} />
      </Section>
    </Page>
  );
}
