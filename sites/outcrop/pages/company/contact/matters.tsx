import type { ReactNode } from 'react';
import { mailLink } from '#web/src/lib/mail-link.ts';
import styles from './contact.module.css';

/** Whom to write to about what, and when the answer comes. */
export function Matters({ children }: { children: ReactNode }) {
  return <ul className={styles.matters}>{children}</ul>;
}

export interface MatterProps {
  title: string;
  /** The promised reply time. */
  reply: string;
  /** Words of the link. */
  action: string;
  subject: string;
  /** What the e-mail asks, line by line. */
  draft?: string;
  /** The support address if there is none. */
  address?: string;
  children: ReactNode;
}

export function Matter(props: MatterProps) {
  const { title, reply, action, subject, draft, address, children } = props;
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
      <p className={styles.reply}>
        <a href={mailLink(subject, draft && `${draft}\n`, address)}>{action}</a>
        <span>{reply}</span>
      </p>
    </li>
  );
}
