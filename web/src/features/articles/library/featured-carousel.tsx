import type { ArticleSummary } from '#shared/contracts/articles.ts';
import type { Entitlements } from '#web/src/lib/purchase/entitlements.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { FeaturedSlide } from './featured-slide.tsx';
import type { Filters } from './filters.ts';
import { useRotation } from './use-rotation.ts';
import styles from './featured-carousel.module.css';
import * as messages from './messages.ts';

export interface FeaturedCarouselProps {
  articles: ArticleSummary[];
  filters: Filters;
  entitlements: Entitlements;
}

/** The best rated matches, one at a time: a carousel after the ARIA Authoring Practices' pattern with grouped controls. */
export function FeaturedCarousel({ articles, filters, entitlements }: FeaturedCarouselProps) {
  const rotation = useRotation(articles.length);
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={messages.featuredArticles}
      {...rotation.holdProps}
    >
      <CarouselControls articles={articles} rotation={rotation} />
      <div className={styles.slides} aria-live={rotation.moving ? 'off' : 'polite'}>
        {articles.map((article, index) => (
          <FeaturedSlide
            key={article.id}
            article={article}
            label={messages.slideOf(index + 1, articles.length)}
            isFirst={index === 0}
            isShown={index === rotation.current}
            {...{ filters, entitlements }}
          />
        ))}
      </div>
    </section>
  );
}
