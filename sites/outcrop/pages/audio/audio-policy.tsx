import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Prose } from '#web/src/components/prose.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { useToday } from '#web/src/lib/use-today.ts';
import styles from './audio-policy.module.css';
import type { PolicyPart } from './policy/policy-part.ts';

interface AudioPolicyProps {
  title: string;
  /** Your total, in a sentence or two. */
  summary: string;
  parts: readonly PolicyPart[];
  /** The other policy of the service. */
  other: { to: string; label: string };
}

/** A policy of the audio service. Its date is the day of the visit. */
export function AudioPolicy({ title, summary, parts, other }: AudioPolicyProps) {
  const today = useToday();
  return (
    <Page>
      <PageHeading kicker="Audio narration" title={title} lead={summary}>
        <p className={styles.date}>Last updated: {today ?? 'today'}</p>
      </PageHeading>
      <div className={styles.sheet}>
        <nav aria-label="Contents" className={styles.contents} data-no-print>
          <ol>
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
          <p>
            <SiteLink to={other.to}>{other.label}</SiteLink>
          </p>
          <p>
            <SiteLink to="/audio">Audio narration</SiteLink>
          </p>
          <p>
            <SiteLink to="/">Back to home</SiteLink>
          </p>
        </nav>
        <div className={styles.parts}>
          {parts.map(({ id, heading, text }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              <Prose>{text}</Prose>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
