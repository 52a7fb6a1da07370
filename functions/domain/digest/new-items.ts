import { itemPath } from '#shared/constants/item-path.ts';
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

/** The path of an item's page, by catalogue. Bundles are not announced, only their items. */
const paths: Record<NewItem['kind'], (id: string) => string> = {
  articles: itemPath.article,
  podcasts: itemPath.podcast,
  products: itemPath.product,
};

/** Lists the items published in the window and still published, by catalogue, then oldest first. */
export async function listNewItems(window: DigestWindow): Promise<NewItem[]> {
  const kinds = Object.keys(paths) as NewItem['kind'][];
  const catalogues = await Promise.all(
    kinds.map((kind) => listPublishedIn<PublishedRow>(kind, window)),
  );
  return catalogues.flatMap((rows, index) => {
    const kind = kinds[index]!;
    return rows.map(({ id, title, shortDescription, priceMinor, currency }) => ({
      kind,
      title,
      ...(shortDescription && { summary: shortDescription }),
      path: paths[kind](id),
      priceMinor,
      currency,
    }));
  });
}
