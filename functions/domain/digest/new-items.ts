import { productPath } from '#shared/constants/product-path.ts';
import { listPublishedIn } from '../catalogue/catalogue-repository.ts';
import type { NewItem } from '../mails/mail.ts';
import type { DigestWindow } from './digest-repository.ts';

interface PublishedRow {
  id: string;
  title: string;
  shortDescription?: string;
  priceMinor: number;
  currency: string;
}

/** The page path of an item of each catalogue. A bundle is nothing new: its items are. */
const places: Record<NewItem['kind'], (id: string) => string> = {
  articles: (id) => `/articles/${encodeURIComponent(id)}`,
  podcasts: (id) => `/podcasthub/${encodeURIComponent(id)}`,
  products: productPath,
};

/** Items published in the window and still published, by catalogue and then oldest first. */
export async function listNewItems(window: DigestWindow): Promise<NewItem[]> {
  const kinds = Object.keys(places) as NewItem['kind'][];
  const catalogues = await Promise.all(
    kinds.map((kind) => listPublishedIn<PublishedRow>(kind, window)),
  );
  return catalogues.flatMap((rows, index) => {
    const kind = kinds[index]!;
    return rows.map(({ id, title, shortDescription, priceMinor, currency }) => ({
      kind,
      title,
      ...(shortDescription && { summary: shortDescription }),
      path: places[kind](id),
      priceMinor,
      currency,
    }));
  });
}
