import { downloadsContract } from '../../shared/contracts/downloads.ts';
import { authenticator } from '../core/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { askForArticle, downloadArticle } from './download-article.ts';
import { askForPodcast, downloadPodcast } from './download-podcast.ts';
import { askForProduct, downloadProduct } from './download-product.ts';
import { articleToken, token } from './grant-token.ts';

export const handler = createHandler(
  downloadsContract,
  {
    articleToken,
    article: downloadArticle,
    articleHead: askForArticle,
    token,
    podcast: downloadPodcast,
    podcastHead: askForPodcast,
    product: downloadProduct,
    productHead: askForProduct,
  },
  authenticator,
);
