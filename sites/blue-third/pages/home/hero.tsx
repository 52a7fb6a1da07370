import { LinkButton } from '#web/src/components/button.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { site } from '../../config/site.ts';
import styles from './hero.module.css';
import { SleeveFigure } from './sleeve-figure.tsx';

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <PageHeading
          kicker={site.brand.tagline}
          title="The note between the keys"
          lead="Between E flat and E there is a note that no piano has, and every singer of the blues finds. Our school is named after it. We teach what can be written down, and play along for the rest."
        >
          <LinkButton to="/articles">Read a lesson</LinkButton>
          <LinkButton variant="secondary" to="/podcasthub">
            Play along
          </LinkButton>
        </PageHeading>
        <SleeveFigure />
      </div>
    </div>
  );
}
