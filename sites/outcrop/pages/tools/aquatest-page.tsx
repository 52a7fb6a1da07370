import { site } from '#shared/site-config/site.ts';
import { AppDownload } from '../parts/app-download.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { ScaleFigures } from '#web/src/components/scale-figures.tsx';
import { Section } from '#web/src/components/section.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import { Personas } from './aquatest/personas.tsx';
import { ReportStrips } from './aquatest/report-strips.tsx';
import { ScoreCard } from './aquatest/score-card.tsx';
import styles from './aquatest/aquatest.module.css';

const { accuracy, reports, languages, rating } = site.claims.waterApp;

const chips = [
  'Instant AI analysis',
  'PDF and image import',
  'Multilingual output',
  'Privacy-first',
];
const pills = [
  'Free to try',
  'No account required',
  'Export branded PDF',
  `${languages} languages`,
];
const figures = [
  { value: accuracy, label: 'accuracy' },
  { value: reports, label: 'reports analysed' },
  { value: languages, label: 'languages' },
  { value: rating, label: 'rating' },
];

export default function AquatestPage() {
  return (
    <Page>
      <div className={styles.hero}>
        <div>
          <PageHeading
            kicker="Mobile app"
            title="AquaTest AI reads your water report"
            lead="Point the camera at the page that the laboratory sent. You get a safety score, a flag for every parameter, and a sheet that other people can read."
          >
            <ul className={styles.chips} aria-label="What it does">
              {chips.map((chip) => (
                <li key={chip}>{chip}</li>
              ))}
            </ul>
            <StoreButtons app="aquatest" location="hero" />
          </PageHeading>
          <ul className={styles.pills} aria-label="On what terms">
            {pills.map((pill) => (
              <li key={pill}>{pill}</li>
            ))}
          </ul>
        </div>
        <ScoreCard />
      </div>
      <ScaleFigures figures={figures} label="AquaTest AI in figures, as its maker states them" />
      <p className={styles.claims}>These figures are the maker’s own claims.</p>
      <Section
        stacked
        heading="One report, from top to bottom"
        intro="An example: laboratory, well and readings are invented. The guideline values are those of Health Canada and the WHO; WATCH begins at 80 % of Health Canada’s."
      >
        <ReportStrips />
      </Section>
      <Section heading="Who it’s for" intro="Eight readers, and what each one looks for.">
        <Personas />
      </Section>
      <AppDownload app="aquatest" heading="Got a water report in a drawer?">
        The first one is free to try and needs no account. If you want everything about you removed
        afterwards, <SiteLink to="/privacy/delete-data">ask for the deletion of your data</SiteLink>
        .
      </AppDownload>
    </Page>
  );
}
