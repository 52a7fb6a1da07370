import { LinkButton } from '../../components/button.tsx';
import { ItemGrid } from '../../components/item-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { Section } from '../../components/section.tsx';
import { mailLink } from '../../lib/mail-link.ts';

const mapSteps = [
  {
    title: 'Scan',
    text: 'A flat scan or a good photograph of the sheet, with its grid and legend in view.',
  },
  {
    title: 'Fit',
    text: 'Grid crossings and survey points tie the sheet to a coordinate system; the misfit is shown.',
  },
  {
    title: 'Trace',
    text: 'Contacts, faults and structure symbols become lines and points with attributes.',
  },
];

const logChecks = [
  {
    title: 'LAS',
    text: 'Headers, units, null values, depth steps, and curves that stop before the log does.',
  },
  {
    title: 'SEGY',
    text: 'Text and binary headers, trace counts, sample intervals and coordinates that do not add up.',
  },
];

export default function GeodataPage() {
  return (
    <Page>
      <PageHeading
        kicker="In preparation"
        title="GeoData Resurrector"
        lead="Half of what we know about the ground lies in map chests and on tapes. This tool brings it back in two ways: it digitizes legacy maps, and it checks old LAS and SEGY files."
      >
        <LinkButton
          to={mailLink('GeoData Resurrector: a sample', 'What I have:\n\nWhat I need it for:\n')}
        >
          Send us a sample
        </LinkButton>
        <LinkButton variant="secondary" to="/core">
          Check LAS files today
        </LinkButton>
      </PageHeading>
      <Section heading="Legacy maps">
        <ItemGrid numbered items={mapSteps} />
      </Section>
      <Section heading="Well logs and seismic">
        <ItemGrid items={logChecks} />
      </Section>
      <Section heading="Where it stands">
        <Prose>
          <p>
            The tool is not open yet. We do the same work by hand as a service: send one sheet or
            one file, and you get it back with a note on what a whole archive would take.
          </p>
        </Prose>
      </Section>
    </Page>
  );
}
