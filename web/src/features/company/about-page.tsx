import { site } from '../../../../shared/site-config/site.ts';
import { ItemGrid } from '../../components/item-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { ScaleFigures } from '../../components/scale-figures.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';

const { brand, claims } = site;

const figures = [
  { value: claims.tools, label: 'tools' },
  { value: claims.projects, label: 'projects' },
  { value: claims.users, label: 'users' },
];

const products = [
  {
    title: 'Nexus',
    text: <SiteLink to={site.links.mappingPlatform}>The mapping platform</SiteLink>,
  },
  { title: 'AquaTest AI', text: <SiteLink to="/aquatest-ai">The water-report reader</SiteLink> },
  { title: 'Core', text: <SiteLink to="/core">The well-log checker</SiteLink> },
];

const values = [
  {
    title: 'Show the source',
    text: 'A figure without an origin is a rumour. Ours say where they come from.',
  },
  { title: 'Say what is unknown', text: 'Gaps in the section are drawn as gaps.' },
  { title: 'Leave it repeatable', text: 'What we hand over, somebody else can run again.' },
];

const privacy = [
  { title: 'No trackers', text: 'Nothing on this site is fetched from third parties.' },
  { title: 'Short memory', text: 'Uploaded content is removed after 24 hours.' },
  { title: 'Yours to delete', text: 'Data goes within 30 days of a verified request.' },
];

export default function AboutPage() {
  return (
    <Page>
      <PageHeading kicker="About" title={brand.company} lead={brand.description} />
      <ScaleFigures figures={figures} label={`${brand.company} in figures`} />
      <Section heading="Vision and mission">
        <Prose>
          <p>
            The ground is the best-kept archive there is, and most of it is hard to get at: in old
            files, in paywalled papers, in the heads of people about to retire. We want whoever asks
            a question of the earth to get a clear answer, with its source.
          </p>
          <p>To that end we make tools, write papers and work on other people’s data.</p>
        </Prose>
      </Section>
      <Section heading="Three flagships">
        <ItemGrid items={products} />
      </Section>
      <Section heading="What we hold to">
        <ItemGrid items={values} />
      </Section>
      <Section heading="Privacy">
        <ItemGrid items={privacy} />
      </Section>
    </Page>
  );
}
