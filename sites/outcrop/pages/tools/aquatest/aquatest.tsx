import type { ReactNode } from 'react';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { StoreButtons } from '../../parts/store-buttons.tsx';
import styles from './aquatest.module.css';
import { ScoreCard } from './score-card.tsx';

export interface AquatestProps {
  kicker: string;
  title: string;
  lead: string;
  /** The features, in a word or two each. */
  does: readonly string[];
  /** The terms, in a word or two each. */
  terms: readonly string[];
  children: ReactNode;
}

/** `/aquatest-ai`: the app and both stores beside a score card. */
export function Aquatest({ kicker, title, lead, does, terms, children }: AquatestProps) {
  return (
    <Page>
      <div className={styles.hero}>
        <div>
          <PageHeading kicker={kicker} title={title} lead={lead}>
            <ul className={styles.chips} aria-label="What it does">
              {does.map((chip) => (
                <li key={chip}>{chip}</li>
              ))}
            </ul>
            <StoreButtons app="aquatest" location="hero" />
          </PageHeading>
          <ul className={styles.pills} aria-label="On what terms">
            {terms.map((pill) => (
              <li key={pill}>{pill}</li>
            ))}
          </ul>
        </div>
        <ScoreCard />
      </div>
      {children}
    </Page>
  );
}

/** A remark under the figures. */
export function Small({ children }: { children: ReactNode }) {
  return <p className={styles.claims}>{children}</p>;
}
