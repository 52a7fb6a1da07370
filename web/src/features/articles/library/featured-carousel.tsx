import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { categoryLabel } from '#shared/articles/category-label.ts';
import type { ArticleSummary } from '#shared/contracts/articles.ts';
import { PageLink } from '#web/src/components/page-link.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import type { Entitlements } from '#web/src/lib/purchase/entitlements.ts';
import { ArticleCover } from '#web/src/components/article-cover.tsx';
import { ArticleFacts } from '../article-facts.tsx';
import { ArticlePrice } from '../article-price.tsx';
import { cardDescription } from '../card-description.ts';
import { articleNavigationState } from '../article-navigation.ts';
import { useHydrated } from '#web/src/lib/use-hydrated.ts';
import { libraryPath, type Filters } from './filters.ts';
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
  const { current, wanted, moving, show, toggle, holdProps } = useRotation(articles.length);
  // On a slow connection, the covers of hidden slides would delay the visible one.
  const hydrated = useHydrated();
  const step = (by: number) => show(current + by);
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={messages.featuredArticles}
      {...holdProps}
    >
      <div className={styles.controls}>
        <h2 className={styles.heading}>{messages.featured}</h2>
        <button
          type="button"
          aria-label={wanted ? messages.stopRotatingSlides : messages.startRotatingSlides}
          onClick={toggle}
        >
          {wanted ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        </button>
        <button type="button" aria-label={messages.previousSlide} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden size={20} />
        </button>
        <div className={styles.dots} role="group" aria-label={messages.chooseSlide}>
          {articles.map((article, index) => (
            <button
              key={article.id}
              type="button"
              aria-label={messages.slideIndex(index + 1)}
              aria-current={index === current || undefined}
              aria-disabled={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <button type="button" aria-label={messages.nextSlide} onClick={() => step(1)}>
          <ChevronRight aria-hidden size={20} />
        </button>
      </div>
      <div className={styles.slides} aria-live={moving ? 'off' : 'polite'}>
        {articles.map((article, index) => (
          <div
            key={article.id}
            role="group"
            aria-roledescription="slide"
            aria-label={messages.slideOf(index + 1, articles.length)}
            className={classNames(styles.slide, index === current && styles.shown)}
            inert={index !== current}
          >
            <ArticleCover
              imageUrl={index === 0 || hydrated ? article.imageUrl : undefined}
              sizes="(width >= 62rem) 30rem, (width >= 48rem) 40vw, 92vw"
              eager={index === 0}
            />
            <div className={styles.text}>
              <p className={styles.category}>{categoryLabel(article.category)}</p>
              <h3>
                <PageLink
                  to={libraryPath(filters, article.id)}
                  state={articleNavigationState(article)}
                  data-stretch
                >
                  {article.title}
                </PageLink>
              </h3>
              <p className={styles.description}>{cardDescription(article.shortDescription)}</p>
              <ArticleFacts article={article} />
              <p>
                <ArticlePrice article={article} ownership={entitlements.of(article.id).ownership} />
              </p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
