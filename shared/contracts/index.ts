import { capabilities as own } from '../site-config/capabilities.ts';
import type { Capabilities, Capability } from '../site-config/capability.ts';
import { accountContract } from './account.ts';
import { articlePageContract } from './article-page.ts';
import { articlesAdminContract } from './articles-admin.ts';
import { articlesContract } from './articles.ts';
import { authContract } from './auth.ts';
import { authorsContract } from './authors.ts';
import { bundlesContract } from './bundles.ts';
import { chatContract } from './chat.ts';
import { codesContract } from './codes.ts';
import { creditsContract } from './credits.ts';
import type { Call } from './define-contract.ts';
import { downloadsContract } from './downloads.ts';
import { episodePageContract } from './episode-page.ts';
import { feedbackContract } from './feedback.ts';
import { feedsContract } from './feeds.ts';
import { fileDownloadsContract } from './file-downloads.ts';
import {
  articleChangesContract,
  bundleChangesContract,
  episodeChangesContract,
  productChangesContract,
} from './item-changes.ts';
import { articleOwnersContract, productOwnersContract } from './edition-owners.ts';
import { articleFilesContract, productFilesContract } from './item-files.ts';
import { homeContract } from './home.ts';
import { membersContract } from './members.ts';
import { ordersContract } from './orders.ts';
import { pageViewsContract } from './page-views.ts';
import { pagesContract } from './pages.ts';
import { podcastsAdminContract } from './podcasts-admin.ts';
import { podcastsContract } from './podcasts.ts';
import { privacyContract } from './privacy.ts';
import { productPageContract } from './product-page.ts';
import { productsContract } from './products.ts';
import { purchaseContract } from './purchase.ts';
import { receiptsContract } from './receipts.ts';
import { reportsContract } from './reports.ts';
import { reviewsContract } from './reviews.ts';
import { salesContract } from './sales.ts';
import { uploadsContract } from './uploads.ts';
import { waitlistContract } from './waitlist.ts';

/** The manifest: all calls by group. The key is the name of the group's folder and Lambda function. */
export const manifest = {
  auth: { ...authContract, ...accountContract },
  articles: {
    ...articlesContract,
    ...articlePageContract,
    ...articlesAdminContract,
    ...articleChangesContract,
    ...articleFilesContract,
    ...articleOwnersContract,
  },
  purchase: { ...purchaseContract, ...receiptsContract },
  downloads: { ...downloadsContract, ...fileDownloadsContract },
  pages: { ...pagesContract, ...homeContract, ...pageViewsContract },
  podcasts: {
    ...podcastsContract,
    ...episodePageContract,
    ...podcastsAdminContract,
    ...episodeChangesContract,
  },
  feeds: feedsContract,
  products: {
    ...productsContract,
    ...productPageContract,
    ...productChangesContract,
    ...productFilesContract,
    ...productOwnersContract,
  },
  bundles: { ...bundlesContract, ...bundleChangesContract, ...authorsContract },
  uploads: uploadsContract,
  members: membersContract,
  orders: { ...ordersContract, ...salesContract },
  reports: reportsContract,
  credits: creditsContract,
  codes: codesContract,
  reviews: reviewsContract,
  chat: chatContract,
  feedback: feedbackContract,
  waitlist: waitlistContract,
  privacy: privacyContract,
} as const;

export type GroupName = keyof typeof manifest;

export interface ListedCall {
  group: GroupName;
  name: string;
  call: Call;
}

/** Lists every call with its group. */
export function listCalls(): ListedCall[] {
  return Object.entries(manifest).flatMap(([group, contract]) =>
    Object.entries(contract).map(([name, call]) => ({
      group: group as GroupName,
      name,
      call: call as Call,
    })),
  );
}

/** The capability that a group or a single call needs. Every shop has all others. */
const neededBy: {
  [Group in GroupName]?: Capability | { [Name in keyof (typeof manifest)[Group]]?: Capability };
} = {
  auth: {
    credits: 'credits',
    readPreferences: 'digest',
    setPreferences: 'digest',
    stopMails: 'digest',
    stopMailsByMail: 'digest',
    openStopPage: 'digest',
  },
  articles: 'articles',
  downloads: {
    articleToken: 'articles',
    article: 'articles',
    articleHead: 'articles',
    articleFile: 'articles',
    articleFileHead: 'articles',
    podcast: 'podcasts',
    podcastHead: 'podcasts',
    product: 'products',
    productHead: 'products',
    productFile: 'products',
    productFileHead: 'products',
  },
  pages: {
    library: 'articles',
    article: 'articles',
    hub: 'podcasts',
    episode: 'podcasts',
    product: 'products',
    affiliate: 'affiliate',
  },
  podcasts: 'podcasts',
  feeds: 'podcasts',
  products: 'products',
  members: { adjustCredits: 'credits' },
  credits: 'credits',
  chat: 'chat',
  feedback: 'chat',
  waitlist: 'waitlists',
  reviews: 'reviews',
};

/** Lists the calls that a shop with these capabilities deploys. */
export function deployedCalls(capabilities: Capabilities = own): ListedCall[] {
  return listCalls().filter(({ group, name }) => {
    const needed = neededBy[group];
    const capability =
      typeof needed === 'object' ? (needed as Record<string, Capability>)[name] : needed;
    return !capability || capabilities[capability];
  });
}
