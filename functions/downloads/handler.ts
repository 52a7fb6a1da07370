import { downloadsContract } from '#shared/contracts/downloads.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { describeArticle, downloadArticle } from './download-article.ts';
import { describePodcast, downloadPodcast } from './download-podcast.ts';
import { describeProduct, downloadProduct } from './download-product.ts';
import { articleToken, token } from './grant-token.ts';

export const handler = createHandler(
  downloadsContract,
  {
    articleToken,
    article: downloadArticle,
    articleHead: describeArticle,
    token,
    podcast: downloadPodcast,
    podcastHead: describePodcast,
    product: downloadProduct,
    productHead: describeProduct,
  },
  authenticator,
);
