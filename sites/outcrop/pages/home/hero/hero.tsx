import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { WatchDemo } from '../demo/watch-demo.tsx';
import { WellLog } from './well-log.tsx';
import styles from './hero.module.css';

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <PageHeading
          kicker={site.brand.tagline}
          title="Unlocking the Power of Earth and Intelligence"
          lead={site.brand.description}
        >
          <div className={styles.actions}>
            <LinkButton to="/#tools">Explore Tools</LinkButton>
            <WatchDemo />
            <LinkButton variant="quiet" to="/articles">
              Read the papers
            </LinkButton>
          </div>
        </PageHeading>
        <WellLog />
      </div>
    </div>
  );
}
