import { capabilities } from '#shared/site-config/capabilities.ts';
import { OnSale, type SaleShelf } from '#web/src/components/on-sale/on-sale.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Section } from '#web/src/components/section.tsx';
import { Closing } from './closing/closing.tsx';
import { Consulting } from './consulting/consulting.tsx';
import { Hero } from './hero/hero.tsx';
import { StatedFigures } from './hero/stated-figures.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { BenchSummary } from './tools/bench-summary.tsx';
import { CoreBox } from './tools/core-box.tsx';
import { useHomeView } from './use-home-view.ts';
import { DotNav } from './wayfinding/dot-nav.tsx';
import { ToTop } from './wayfinding/to-top.tsx';

const shelves: readonly SaleShelf[] = [
  { kind: 'article', heading: 'Papers', link: { to: '/articles', text: 'All papers' } },
  { kind: 'podcast', heading: 'Episodes', link: { to: '/podcasthub', text: 'All episodes' } },
  { kind: 'product', heading: 'Files', link: { to: '/store', text: 'Everything in the store' } },
];

/** `/`: the whole offer, from the headline down to the deepest bed. */
export default function HomePage() {
  const view = useHomeView();
  return (
    <>
      <DotNav />
      <div id="home">
        <Hero />
      </div>
      <Page>
        <StatedFigures />
        <Section
          id="tools"
          stacked
          heading="One bench, many instruments"
          intro="Every tool here was built for a real job: a map, a log, a lab report, a paper to read on the train."
        >
          <CoreBox filter={view.filter} onFilter={view.showTools} />
          <BenchSummary />
        </Section>
        <OnSale
          heading="To read, to hear, to keep"
          intro="Short papers, episodes and files from the same work. Some are free; the others you buy once and keep."
          shelves={shelves}
        />
        {capabilities.consulting && (
          <Consulting chosen={view.services} onTick={view.tick} onClear={view.clear} />
        )}
        <Reviews />
      </Page>
      <Closing />
      <ToTop />
    </>
  );
}
