import { site } from '../../../../shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { ScaleFigures } from '../../components/scale-figures.tsx';
import { Section } from '../../components/section.tsx';
import { StrataBand } from '../../components/strata-band.tsx';
import { Hero } from './hero.tsx';
import { ToolGrid } from './tool-grid.tsx';
import styles from './home-page.module.css';

const { claims } = site;

const figures = [
  { value: claims.tools, label: 'tools' },
  { value: claims.accuracy, label: 'accuracy' },
  { value: claims.users, label: 'users' },
  { value: claims.support, label: 'support' },
  { value: claims.projects, label: 'projects' },
  { value: claims.rating, label: 'rating' },
];

export default function HomePage() {
  return (
    <>
      <Hero />
      <Page>
        <div className={styles.figures}>
          <ScaleFigures figures={figures} label={`${site.brand.company} in figures`} />
        </div>
        <Section
          id="tools"
          stacked
          heading="One bench, many instruments"
          intro="Everything here was made for a job that somebody had to finish: a map, a log, a lab report, a paper to read on the train."
        >
          <ToolGrid />
        </Section>
        <Section
          id="consulting"
          heading="Consulting"
          intro="When the data is yours and the deadline is close."
        >
          <div className={styles.consulting}>
            <p>
              Send us what you have, in whatever state it is in: a folder of LAS files, a shapefile
              from 1998, a spreadsheet of water samples. You get an honest reading of what can be
              done with it, then the work itself, documented so that somebody else can repeat it.
            </p>
            <p className={styles.actions}>
              <LinkButton to="/data-analysis-service">Data analysis service</LinkButton>
              <LinkButton variant="secondary" to="/articles">
                See how we write
              </LinkButton>
              <LinkButton variant="quiet" to="/store">
                Visit the store
              </LinkButton>
            </p>
          </div>
        </Section>
      </Page>
      <aside className={styles.closing} aria-label="Get started" data-closing>
        <StrataBand />
        <div className={styles.closingInner}>
          <h2>Start with one good paper</h2>
          <p>
            The library has free papers that need no account. With one, everything you buy stays
            yours to download again, and {site.credits.signUp} assistant credits come with it.
          </p>
          <p className={styles.actions}>
            <LinkButton to="/articles">Open the library</LinkButton>
            <LinkButton variant="secondary" to="/register">
              Create account
            </LinkButton>
          </p>
        </div>
      </aside>
    </>
  );
}
