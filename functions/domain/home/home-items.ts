import { categoryLabel } from '#shared/articles/category-label.ts';
import { homePlaces } from '#shared/constants/home-places.ts';
import type { ArticleSummary } from '#shared/contracts/articles.ts';
import type { HomeItem } from '#shared/contracts/home.ts';
import type { EpisodeSummary } from '#shared/contracts/podcasts.ts';
import type { Product } from '#shared/contracts/store-products.ts';
import { readCatalogue as readArticles } from '../articles/catalogue.ts';
import type { CachedCatalogue } from '../catalogue/cached-catalogue.ts';
import { readCatalogue as readEpisodes } from '../podcasts/catalogue.ts';
import { readCatalogue as readProducts } from '../products/catalogue.ts';
import { homeFreshSeconds } from './home-fresh-seconds.ts';

export interface HomeShelf {
  items: HomeItem[];
  /** How many seconds it may be cached. */
  freshSeconds: number;
}

/** Reads what the home page shows: from each catalogue the chosen items, then the newest. */
export async function readHomeShelf(): Promise<HomeShelf> {
  const [articles, episodes, products] = await Promise.all([
    readArticles(),
    readEpisodes(),
    readProducts(),
  ]);
  return {
    items: [
      ...shown(articles, homePlaces.articles).map(ofArticle),
      ...shown(episodes, homePlaces.podcasts).map(ofEpisode),
      ...shown(products, homePlaces.products).map(ofProduct),
    ],
    freshSeconds: homeFreshSeconds([articles, episodes, products]),
  };
}

/** Returns the chosen rows in the order in which they were chosen, then the newest. */
function shown<Row extends { id: string }>(
  { rows, onHome }: CachedCatalogue<Row>,
  places: number,
): Row[] {
  const chosen = onHome.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return [...chosen, ...rows.filter((row) => !chosen.includes(row)).slice(0, places)].slice(
    0,
    places,
  );
}

function ofArticle(article: ArticleSummary): HomeItem {
  const { id, title, price, currency, imageUrl, category, pages } = article;
  return {
    kind: 'article',
    ...{ id, title, price, currency, imageUrl, pages },
    category: categoryLabel(category),
  };
}

function ofEpisode(episode: EpisodeSummary): HomeItem {
  const { id, title, price, currency, artworkUrl, durationSeconds } = episode;
  return {
    kind: 'podcast',
    ...{ id, title, price, currency, durationSeconds },
    imageUrl: artworkUrl,
  };
}

function ofProduct({ id, title, price, currency, imageUrl, category }: Product): HomeItem {
  return { kind: 'product', id, title, price, currency, imageUrl, category };
}
