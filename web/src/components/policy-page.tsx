import type { ReactNode } from 'react';
import { dayInWords } from '#shared/constants/day-in-words.ts';
import { site } from '#shared/site-config/site.ts';
import { PageHeading } from './page-heading.tsx';
import { Page } from './page.tsx';
import { Prose } from './prose.tsx';
import { RichText } from './rich-text.tsx';
import * as messages from './messages.ts';
import styles from './policy-page.module.css';

export interface PolicyPageProps {
  title: string;
  lead: string;
  /** The day of this version, in ISO 8601. */
  version: string;
  contents: readonly { id: string; heading: string }[];
  /** Its `PolicySection`s. */
  children: ReactNode;
}

/** A policy for reading, linking and printing: contents on the left, numbered sections, a summary of each in the margin. */
export function PolicyPage({ title, lead, version, contents, children }: PolicyPageProps) {
  return (
    <Page>
      <PageHeading kicker={messages.policy} title={title} lead={lead} />
      <p className={styles.version}>
        <RichText
          of={messages.versionOf(dayInWords(version, site.locale))}
          as={{ date: (text) => <time dateTime={version}>{text}</time> }}
        />
      </p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{messages.contents}</h2>
          <ol>
            {contents.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>{children}</div>
      </div>
    </Page>
  );
}

export interface PolicySectionProps {
  /** Part of URLs that people share: must not be changed. */
  id: string;
  heading: string;
  /** A summary of the section in a sentence or two, for the margin. */
  short: string;
  children: ReactNode;
}

export function PolicySection({ id, heading, short, children }: PolicySectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      <p className={styles.short}>{short}</p>
      <div className={styles.body}>
        <Prose>{children}</Prose>
      </div>
    </section>
  );
}
