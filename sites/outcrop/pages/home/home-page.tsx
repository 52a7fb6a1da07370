import { capabilities } from '#shared/site-config/capabilities.ts';
import { OnSale, Shelf } from '#web/src/components/on-sale/on-sale.tsx';
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
        >
          <Shelf kind="article" heading="Papers" to="/articles" go="All papers" />
          <Shelf kind="podcast" heading="Episodes" to="/podcasthub" go="All episodes" />
          <Shelf kind="product" heading="Files" to="/store" go="Everything in the store" />
        </OnSale>
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
