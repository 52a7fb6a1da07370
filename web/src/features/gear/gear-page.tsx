import { LinkButton } from '../../components/button.tsx';
import { ItemGrid } from '../../components/item-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { Section } from '../../components/section.tsx';

const categories = [
  { title: 'AquaTest Gear', text: 'Test kits, meters, sample bottles and what keeps them cold.' },
  { title: 'Field Equipment', text: 'Hammers, lenses, compasses, first aid, and boots that last.' },
  { title: 'Data & AI Lab', text: 'Screens, storage and machines that can hold a model.' },
  { title: 'Media Studio', text: 'Microphones, lights and capture cards for teaching.' },
];

const picks = [
  { slug: 'firstaid', label: 'Field first aid kit' },
  { slug: 'capturecard', label: 'USB capture card' },
];

export default function GearPage() {
  return (
    <Page>
      <PageHeading
        kicker="Shop"
        title="Gear we would buy again"
        lead="Short lists, not catalogues: what has survived our own field seasons, labs and recordings."
      />
      <Section heading="Four lists">
        <ItemGrid items={categories} />
      </Section>
      <Section heading="Two to begin with">
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
          {picks.map(({ slug, label }) => (
            <LinkButton
              key={slug}
              variant="secondary"
              reload
              to={`/aff/${slug}`}
              target="_blank"
              rel="nofollow sponsored noopener"
            >
              {label}
            </LinkButton>
          ))}
        </p>
      </Section>
      <Section heading="Disclosure">
        <Prose>
          <p>
            Links on this page are affiliate links: we earn from qualifying purchases, at no cost to
            you. It does not decide what is listed.
          </p>
        </Prose>
      </Section>
    </Page>
  );
}
