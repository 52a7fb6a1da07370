import { putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { episodePageContract } from '#shared/contracts/episode-page.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { sampleArticles } from './sample-articles.ts';
import { samplePodcasts } from './sample-podcasts.ts';
import { sampleProduct } from './sample-products.ts';
import type { TestStack } from './start-test-stack.ts';

const texts = { shortDescription: 'About zeolites.'.repeat(3), longDescription: 'x'.repeat(30) };
/** Of every copy of a sample. */
export const titleOf = (id: string) => `Zeolites ${id}`;

const visit = 'visit-of-a-stranger';

export interface Chosen {
  state?: 'draft' | 'scheduled' | 'published' | 'unpublished';
  publishAt?: string;
  date?: string;
}

/** The three catalogues, whose calls differ in their names, on a stack that starts later. */
export const soldKinds = (running: () => TestStack) => {
  const api: TestStack['api'] = (...given) => running().api(...given);
  const send: TestStack['send'] = (...given) => running().send(...given);
  return [
    {
      catalogue: 'articles',
      resourceType: 'article',
      sample: sampleArticles.paid,
      choose: (id: string, chosen: Chosen, admin: Session) =>
        api(
          articlesAdminContract.update,
          { id, title: titleOf(id), price: 4.5, category: 'Minerals', ...texts, ...chosen },
          admin,
        ),
      managed: (id: string, admin: Session) => api(articlesAdminContract.getManaged, { id }, admin),
      list: (admin: Session, state?: Chosen['state']) =>
        api(articlesAdminContract.listManaged, { state }, admin),
      page: (id: string, who?: Session) => api(articlePageContract.getPage, { id }, who),
      read: (id: string, who?: Session) => api(articlesContract.get, { id }, who),
      visit: (id: string) => api(articlesContract.countView, { id, visit }),
      html: (id: string) => send(pagesContract.article, { id }),
      download: (id: string, token?: string) =>
        send(downloadsContract.article, { id, token: token! }),
    },
    {
      catalogue: 'podcasts',
      resourceType: 'podcast',
      sample: samplePodcasts.paid,
      choose: (id: string, chosen: Chosen, admin: Session) =>
        api(
          podcastsAdminContract.update,
          { id, title: titleOf(id), price: 3, ...texts, ...chosen },
          admin,
        ),
      managed: (id: string, admin: Session) => api(podcastsAdminContract.getManaged, { id }, admin),
      list: (admin: Session, state?: Chosen['state']) =>
        api(podcastsAdminContract.listManaged, { state }, admin),
      page: (id: string, who?: Session) => api(episodePageContract.getPage, { id }, who),
      read: (id: string, who?: Session) => api(podcastsContract.get, { id }, who),
      visit: (id: string) => api(podcastsContract.countListen, { id, visit }),
      html: (id: string) => send(pagesContract.episode, { id }),
      download: (id: string, token?: string) => send(downloadsContract.podcast, { id, token }),
    },
    {
      catalogue: 'products',
      resourceType: 'product',
      sample: sampleProduct,
      choose: (id: string, chosen: Chosen, admin: Session) =>
        api(
          productsContract.update,
          { id, title: titleOf(id), price: 12, category: 'E-books', ...texts, ...chosen },
          admin,
        ),
      managed: (id: string, admin: Session) => api(productsContract.getManaged, { id }, admin),
      list: (admin: Session, state?: Chosen['state']) =>
        api(productsContract.listManaged, { state }, admin),
      page: (id: string, who?: Session) => api(productPageContract.getPage, { id }, who),
      read: (id: string, who?: Session) => api(productPageContract.getPage, { id }, who),
      visit: undefined,
      html: (id: string) => send(pagesContract.product, { id }),
      download: (id: string, token?: string) =>
        send(downloadsContract.product, { id, token: token! }),
    },
  ] as const;
};

export type SoldKind = ReturnType<typeof soldKinds>[number];

/** A copy of the sample under a name of its own. */
export async function addCopy(
  { catalogue, sample }: SoldKind,
  id: string,
  more: object = {},
): Promise<void> {
  await putItem(catalogue, { ...sample, title: titleOf(id), ...more, id } as never);
}

/** Starts a Checkout. */
export const buy = (
  stack: TestStack,
  { resourceType }: SoldKind,
  resourceId: string,
  who: Session,
) =>
  stack.api(
    purchaseContract.create,
    { resourceId, resourceType, returnUrl: `${stack.siteUrl}/purchases` },
    who,
  );
