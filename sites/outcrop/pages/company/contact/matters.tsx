import type { ReactNode } from 'react';
import { mailLink } from '#web/src/lib/mail-link.ts';
import styles from './contact.module.css';

/** The subjects to write about, and when to expect a reply. */
export function Matters({ children }: { children: ReactNode }) {
  return <ul className={styles.matters}>{children}</ul>;
}

export interface MatterProps {
  title: string;
  /** The promised reply time. */
  reply: string;
  /** The label of the link. */
  action: string;
  subject: string;
  /** The questions in the email, line by line. */
  draft?: string;
  /** Defaults to the support address. */
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
