import { Mail } from 'lucide-react';
import { audio } from '#site/config/audio.ts';
import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { fileMail } from '../quote/order-mail.ts';
import { sampleText } from '../sample-text.ts';
import styles from './closing.module.css';
import { ServiceNav } from './service-nav.tsx';

const { replyHours, keptDays } = audio.service;

/** The last call, and the service's own foot. */
export function Closing() {
  return (
    <>
      <section className={styles.call} aria-labelledby="audio-call">
        <h2 id="audio-call">Send the chapter that you have been meaning to read</h2>
        <p>
          The {sampleText} of it comes back read aloud, free. What happens next is your decision.
        </p>
        <LinkButton to={fileMail} icon={<Mail aria-hidden />}>
          Email the chapter
        </LinkButton>
      </section>
      <footer className={styles.foot}>
        <p>
          <a href={`mailto:${site.emails.support}`}>{site.emails.support}</a>, answered within{' '}
          {replyHours} hours. Files are deleted {keptDays} days after delivery.
        </p>
        <ServiceNav label="Audio narration, foot of the page" />
      </footer>
    </>
  );
}
