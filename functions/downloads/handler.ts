import { downloadsContract } from '#shared/contracts/downloads.ts';
import { fileDownloadsContract } from '#shared/contracts/file-downloads.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import {
  describeArticle,
  describeArticleFile,
  downloadArticle,
  downloadArticleFile,
} from './download-article.ts';
import { describeEpisode, downloadEpisode } from './download-episode.ts';
import {
  describeProduct,
  describeProductFile,
  downloadProduct,
  downloadProductFile,
} from './download-product.ts';
import { articleToken, token } from './grant-token.ts';

export const handler = createHandler(
  { ...downloadsContract, ...fileDownloadsContract },
  {
    articleToken,
    article: downloadArticle,
    articleHead: describeArticle,
    articleFile: downloadArticleFile,
    articleFileHead: describeArticleFile,
    token,
    podcast: downloadEpisode,
    podcastHead: describeEpisode,
    product: downloadProduct,
    productHead: describeProduct,
    productFile: downloadProductFile,
    productFileHead: describeProductFile,
  },
  authenticator,
);
