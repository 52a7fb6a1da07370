import type { ReactNode } from 'react';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Prose } from '#web/src/components/prose.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { useToday } from '#web/src/lib/use-today.ts';
import styles from './audio-policy.module.css';

interface AudioPolicyProps {
  title: string;
  /** A summary in a sentence or two. */
  lead: string;
  contents: readonly { id: string; heading: string }[];
  /** The service's other policy. */
  otherPath: string;
  otherTitle: string;
  /** Its sections. */
  children: ReactNode;
}

/** A policy of the audio service. Its date is the day of the visit. */
export function AudioPolicy(props: AudioPolicyProps) {
  const { title, lead, contents, otherPath, otherTitle, children } = props;
  const today = useToday();
  return (
    <Page>
      <PageHeading kicker="Audio narration" title={title} lead={lead}>
        <p className={styles.date}>Last updated: {today ?? 'today'}</p>
      </PageHeading>
      <div className={styles.sheet}>
        <nav aria-label="Contents" className={styles.contents} data-no-print>
          <ol>
            {contents.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
          <p>
            <SiteLink to={otherPath}>{otherTitle}</SiteLink>
          </p>
          <p>
            <SiteLink to="/audio">Audio narration</SiteLink>
          </p>
          <p>
            <SiteLink to="/">Back to home</SiteLink>
          </p>
        </nav>
        <div className={styles.parts}>{children}</div>
      </div>
    </Page>
  );
}

export function AudioPolicySection(props: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={props.id}>
      <h2>{props.heading}</h2>
      <Prose>{props.children}</Prose>
    </section>
  );
}
