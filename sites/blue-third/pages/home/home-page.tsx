import { LinkButton } from '#web/src/components/button.tsx';
import { ItemGrid } from '#web/src/components/item-grid.tsx';
import { OnSale, type SaleShelf } from '#web/src/components/on-sale/on-sale.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Prose } from '#web/src/components/prose.tsx';
import { Section } from '#web/src/components/section.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { Chorus } from './chorus.tsx';
import { Hero } from './hero.tsx';

const shelves = [
  {
    label: 'Read',
    title: 'Lessons',
    text: (
      <>
        Swing, cadences, the blues, comping, ears and a plan for Tuesday. A few printed pages each,
        with the notes written out. <SiteLink to="/articles">All lessons</SiteLink>
      </>
    ),
  },
  {
    label: 'Play',
    title: 'Sessions',
    text: (
      <>
        A bass, some chords and a cymbal that keep going while you find the note. A minute and a
        half, one task. <SiteLink to="/podcasthub">All sessions</SiteLink>
      </>
    ),
  },
  {
    label: 'Keep',
    title: 'Scores and tracks',
    text: (
      <>
        MusicXML for your notation program, MIDI for your sequencer. Change the key, slow it down,
        mute the pianist. <SiteLink to="/store">The store</SiteLink>
      </>
    ),
  },
];

const onSale: readonly SaleShelf[] = [
  { kind: 'article', heading: 'Lessons', link: { to: '/articles', text: 'All lessons' } },
  { kind: 'podcast', heading: 'Sessions', link: { to: '/podcasthub', text: 'All sessions' } },
  { kind: 'product', heading: 'Scores and tracks', link: { to: '/store', text: 'The store' } },
];

const evening = [
  {
    title: 'Ten minutes of time',
    text: 'Put the click on two and four and walk around the room until it sounds like a hi-hat.',
  },
  {
    title: 'Two notes of harmony',
    text: 'Third and seventh, a half step at a time, through six keys. The other six are for tomorrow.',
  },
  {
    title: 'One chorus of your own',
    text: 'Three notes over a blues, recorded on your telephone. Listen to all of it. Write one line.',
  },
];

export default function HomePage() {
  return (
    <>
      <Hero />
      <Page>
        <Section stacked heading="Three shelves">
          <ItemGrid items={shelves} />
        </Section>
        <OnSale
          heading="On the music stand"
          intro="Take one home tonight. The free ones want nothing from you, not even your name."
          shelves={onSale}
        />
        <Section
          heading="Twelve bars to begin with"
          intro="The form that every jam session will ask you for. One of our free lessons builds it up from three chords; a free session plays it while you sing the roots."
        >
          <Chorus />
        </Section>
        <Section stacked heading="An evening at the school">
          <ItemGrid numbered items={evening} />
        </Section>
        <Section
          heading="What it costs"
          intro="Free lessons and sessions stay free. The others are bought once."
        >
          <Prose>
            <p>
              A lesson costs about as much as a bowl of noodles, a session less than a coffee. You
              pay on Stripe’s page, in yen, and download what is yours again whenever you like.
              There is no subscription, because nobody should have to practise against a calendar.
            </p>
            <p>
              <LinkButton variant="secondary" to="/store">
                See the prices
              </LinkButton>
            </p>
          </Prose>
        </Section>
      </Page>
    </>
  );
}
