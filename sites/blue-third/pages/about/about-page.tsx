import { ItemGrid } from '#web/src/components/item-grid.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Prose } from '#web/src/components/prose.tsx';
import { Section } from '#web/src/components/section.tsx';
import { site } from '../../config/site.ts';
import { SwingFigure } from './swing-figure.tsx';

const beliefs = [
  {
    title: 'Sound before names',
    text: 'Sing it, find it, and only then learn what it is called.',
  },
  {
    title: 'Time before notes',
    text: 'A wrong note in time is jazz. A right note out of time is an accident.',
  },
  {
    title: 'Few things, often',
    text: 'Three notes over a whole chorus teach more than a new scale every day.',
  },
  {
    title: 'For somebody else',
    text: 'Most of the music is accompaniment. We practise leaving room.',
  },
];

export default function AboutPage() {
  return (
    <Page>
      <PageHeading
        kicker="About"
        title="A school without a bell"
        lead="We write lessons for grown-up players who have forty minutes after work, an instrument they love, and nobody who tells them what to do on Tuesday."
      />
      <Section heading="How a lesson is made">
        <Prose>
          <p>
            Each lesson begins with a question that a student really asked: why does my swing sound
            like a march? Which notes may I leave out? Where am I in this form? We answer it in a
            few pages, with the notes written out, and end with a week of exercises. If a lesson
            gets longer than that, it was two lessons.
          </p>
        </Prose>
        <SwingFigure />
        <Prose>
          <p>
            The sessions are played by a small program of ours: an oscillator for the bass, three
            for the chords, filtered noise for the cymbals. It has good time and no ideas. That is
            what a practice partner is for.
          </p>
        </Prose>
      </Section>
      <Section stacked heading="What we believe">
        <ItemGrid items={beliefs} />
      </Section>
      <Section heading="Who we are">
        <Prose>
          <p>
            Nobody, strictly speaking. {site.brand.company} is an invented school: it comes with the
            program that runs this site, to show what a shop for another subject looks like. The
            music in its lessons is real, and so are the books that they cite. You are welcome to
            practise with both.
          </p>
        </Prose>
      </Section>
    </Page>
  );
}
