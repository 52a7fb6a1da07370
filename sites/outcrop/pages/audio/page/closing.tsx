import type { ReactNode } from 'react';
import { Mail } from 'lucide-react';
import { LinkButton } from '#web/src/components/button.tsx';
import styles from './closing.module.css';
import { ServiceNav } from './service-nav.tsx';

export interface CallProps {
  heading: string;
  /** An email draft. */
  to: string;
  /** The label of the button. */
  action: string;
  children: ReactNode;
}

/** The final call to action. */
export function Call({ heading, to, action, children }: CallProps) {
  return (
    <section className={styles.call} aria-labelledby="audio-call">
      <h2 id="audio-call">{heading}</h2>
      <p>{children}</p>
      <LinkButton to={to} icon={<Mail aria-hidden />}>
        {action}
      </LinkButton>
    </section>
  );
}

/** The footer of the service. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <footer className={styles.foot}>
      <p>{children}</p>
      <ServiceNav label="Audio narration, foot of the page" />
    </footer>
  );
}
