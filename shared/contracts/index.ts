import { accountContract } from './account.ts';
import { articlesAdminContract } from './articles-admin.ts';
import { articlesContract } from './articles.ts';
import { authContract } from './auth.ts';
import { chatContract } from './chat.ts';
import { codesContract } from './codes.ts';
import { creditsContract } from './credits.ts';
import type { Call } from './define-contract.ts';
import { downloadsContract } from './downloads.ts';
import { feedbackContract } from './feedback.ts';
import { feedsContract } from './feeds.ts';
import { membersContract } from './members.ts';
import { pagesContract } from './pages.ts';
import { podcastsAdminContract } from './podcasts-admin.ts';
import { podcastsContract } from './podcasts.ts';
import { privacyContract } from './privacy.ts';
import { productsContract } from './products.ts';
import { purchaseContract } from './purchase.ts';
import { reportsContract } from './reports.ts';
import { uploadsContract } from './uploads.ts';
import { waitlistContract } from './waitlist.ts';

/** The manifest: all calls by group. The key is the group's folder and Lambda name. */
export const manifest = {
  auth: { ...authContract, ...accountContract },
  articles: { ...articlesContract, ...articlesAdminContract },
  purchase: purchaseContract,
  downloads: downloadsContract,
  pages: pagesContract,
  podcasts: { ...podcastsContract, ...podcastsAdminContract },
  feeds: feedsContract,
  products: productsContract,
  uploads: uploadsContract,
  members: membersContract,
  reports: reportsContract,
  credits: creditsContract,
  codes: codesContract,
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

/** Every call with its group; `planned` ones included. */
export function listCalls(): ListedCall[] {
  return Object.entries(manifest).flatMap(([group, contract]) =>
    Object.entries(contract).map(([name, call]) => ({
      group: group as GroupName,
      name,
      call: call as Call,
    })),
  );
}

/** The calls that are deployed. */
export function deployedCalls(): ListedCall[] {
  return listCalls().filter(({ call }) => !call.planned);
}
