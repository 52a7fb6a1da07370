import { LinkButton } from '#web/src/components/button.tsx';
import type { PageAction } from '#web/src/components/content/page-actions.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { WatchDemo } from '../demo/watch-demo.tsx';
import { WellLog } from './well-log.tsx';
import styles from './hero.module.css';

interface HeroProps {
  kicker: string;
  title: string;
  lead: string;
  actions: readonly PageAction[];
}

/** The headline with its buttons: the first action, the demo, and the others. */
export function Hero({ kicker, title, lead, actions }: HeroProps) {
  const [first, ...others] = actions;
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <PageHeading kicker={kicker} title={title} lead={lead}>
          <div className={styles.actions}>
            {first && <LinkButton to={first.to}>{first.label}</LinkButton>}
            <WatchDemo />
            {others.map(({ label, to }) => (
              <LinkButton key={to} variant="quiet" to={to}>
                {label}
              </LinkButton>
            ))}
          </div>
        </PageHeading>
        <WellLog />
      </div>
    </div>
  );
}
