import type { ReactNode } from 'react';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { StoreButtons } from '../../parts/store-buttons.tsx';
import styles from './lapisai.module.css';
import { Phone } from './phone.tsx';

export interface LapisAiProps {
  kicker: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** `/lapisai`: the app and both stores beside a phone with an answer. */
export function LapisAi({ kicker, title, lead, children }: LapisAiProps) {
  return (
    <Page>
      <div className={styles.hero}>
        <PageHeading kicker={kicker} title={title} lead={lead}>
          <StoreButtons app="lapisai" location="hero" />
        </PageHeading>
        <Phone />
      </div>
      {children}
    </Page>
  );
}
