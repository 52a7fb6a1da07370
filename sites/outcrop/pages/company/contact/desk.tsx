import type { ReactNode } from 'react';
import { Mail, MessageCircle } from 'lucide-react';
import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { CopyButton } from '#web/src/components/copy-button.tsx';
import styles from './contact.module.css';
import { MapSheet } from './map-sheet.tsx';

const { emails, phone, address } = site;
const lines = [...address.lines, address.country];

/** The ways to reach us, in two columns. */
export function Desk({ children }: { children: ReactNode }) {
  return <div className={styles.desk}>{children}</div>;
}

export function Side({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

interface WayProps {
  heading: string;
  /** The label of its button. */
  action: string;
}

export function Support({ heading, action }: WayProps) {
  return (
    <>
      <h2 className={styles.label}>{heading}</h2>
      <p className={styles.email}>
        <a href={`mailto:${emails.support}`}>{emails.support}</a>
      </p>
      <p className={styles.actions}>
        <LinkButton to={`mailto:${emails.support}`} icon={<Mail aria-hidden />}>
          {action}
        </LinkButton>
        <CopyButton text={emails.support} what="the support address" />
      </p>
    </>
  );
}

export function WhatsApp({ heading, action, children }: WayProps & { children: ReactNode }) {
  return (
    <>
      <h2 className={styles.label}>{heading}</h2>
      <p>{children}</p>
      <p className={styles.actions}>
        <LinkButton variant="secondary" to={phone.whatsapp} icon={<MessageCircle aria-hidden />}>
          {action}
        </LinkButton>
      </p>
    </>
  );
}

export function Office({ heading, caption }: { heading: string; caption: string }) {
  return (
    <>
      <h2 className={styles.label}>{heading}</h2>
      <MapSheet place={address.lines[1] ?? address.lines[0]!} caption={caption} />
      <div className={styles.office}>
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <CopyButton text={lines.join('\n')} what="the office address" />
      </div>
    </>
  );
}
