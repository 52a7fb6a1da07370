import { categoryLabel } from '#shared/articles/category-label.ts';
import type { ArticleSummary } from '#shared/contracts/articles.ts';
import { ArticleCover } from '#web/src/components/article-cover.tsx';
import { PageLink } from '#web/src/components/page-link.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import type { Entitlements } from '#web/src/lib/purchase/entitlements.ts';
import { useHydrated } from '#web/src/lib/use-hydrated.ts';
import { ArticleFacts } from '../article-facts.tsx';
import { articleNavigationState } from '../article-navigation.ts';
import { ArticlePrice } from '../article-price.tsx';
import { cardDescription } from '../card-description.ts';
import { libraryPath, type Filters } from './filters.ts';
import styles from './featured-carousel.module.css';

export interface FeaturedSlideProps {
  article: ArticleSummary;
  /** Names the slide by its place: '1 of 5'. */
  label: string;
  isFirst: boolean;
  isShown: boolean;
  filters: Filters;
  entitlements: Entitlements;
}

/** One article of the carousel. */
export function FeaturedSlide(props: FeaturedSlideProps) {
  const { article, label, isFirst, isShown, filters, entitlements } = props;
  // On a slow connection, the covers of hidden slides would delay the visible one.
  const hydrated = useHydrated();
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className={classNames(styles.slide, isShown && styles.shown)}
      inert={!isShown}
    >
      <ArticleCover
        imageUrl={isFirst || hydrated ? article.imageUrl : undefined}
        sizes="(width >= 62rem) 30rem, (width >= 48rem) 40vw, 92vw"
        eager={isFirst}
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
  );
}
