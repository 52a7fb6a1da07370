import { accountContract, type DeletionPreview } from '#shared/contracts/account.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { hasTable } from '#shared/site-config/stored-tables.ts';
import { liveRole, refuseLastAdmin } from '../domain/members/admin-group.ts';
import { countMemberData, type MemberDataTable } from '../domain/members/member-data-repository.ts';
import { fingerprintDays } from '../domain/members/fingerprint-repository.ts';
import type { Member } from '../domain/members/member-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { requireOwnAccount } from './read-account.ts';

const { podcasts, chat, credits: hasCredits, waitlists, reviews: hasReviews } = capabilities;

const hasRatings = hasTable('ratings');

type Lines = DeletionPreview['goes'];

export const previewDeletion = implement(accountContract.previewDeletion, async (_input, actor) => {
  const member = await requireOwnAccount(actor.id);
  // Counting reads every row, including the whole ledger.
  await consumeRateLimit('deletion-preview', actor.id, siteConfig.limits.deletionPreview);
  const [goes, stays, isLast] = await Promise.all([
    whatGoes(member),
    whatStays(member),
    isLastAdmin(member),
  ]);
  return { goes, stays, ...(isLast && { blocked: 'last_admin' }) };
});

async function whatGoes({ id, credits }: Member): Promise<Lines> {
  const [purchases, ratings, reviews, positions, holds, feedback] = await Promise.all([
    countMemberData('purchases', id),
    count(hasRatings, 'ratings', id),
    count(hasReviews, 'reviews', id),
    count(podcasts, 'positions', id),
    count(chat, 'holds', id),
    count(chat, 'feedback', id),
  ]);
  return linesOf([
    { what: 'Email address, password and every session' },
    {
      what: 'Purchases, with their downloads',
      count: purchases,
      why: 'Download what you want to keep first. They are not refunded.',
    },
    hasCredits && { what: 'Credits', count: credits, why: 'They cannot be paid out or moved.' },
    hasRatings && {
      what: hasReviews ? 'Ratings' : 'Ratings of articles',
      count: ratings,
      why: 'The averages are corrected.',
    },
    hasReviews && {
      what: 'Sentences that you added to ratings, with your name',
      count: reviews,
      why: 'They disappear from the items’ pages within a minute.',
    },
    podcasts && { what: 'Listening positions', count: positions },
    chat && { what: 'Assistant replies, kept for a day', count: holds },
    chat && { what: 'Replies that you rated, with your questions', count: feedback },
    podcasts && {
      what: 'Your private podcast feed',
      why: 'Its address stops working immediately.',
    },
  ]);
}

async function whatStays({ id }: Member): Promise<Lines> {
  const [orders, ledger, role] = await Promise.all([
    countMemberData('orders', id),
    count(hasCredits, 'ledger', id),
    liveRole(id),
  ]);
  return linesOf([
    {
      what: 'Orders and payments',
      count: orders,
      why: 'Tax law requires us to keep accounts. Your email address is removed; the payment service keeps its own records.',
    },
    hasCredits
      ? {
          what: 'Credit activity',
          count: ledger,
          why: 'Part of our accounts: amounts and dates under an account number that no longer identifies you.',
        }
      : {
          what: chat
            ? 'The day on which the account was opened, and when the assistant replied'
            : 'The day on which the account was opened',
          why: 'We use it to count our members, under an account number that no longer identifies you.',
        },
    {
      what: 'The log of what administrators did',
      why:
        role === 'admin'
          ? 'It is never changed, so it still names you in entries about your actions and your account. The list of files that you uploaded names you for 90 days.'
          : 'It is never changed. It names you only if an administrator changed something about your account.',
    },
    waitlists && {
      what: 'Waitlists that you joined',
      why: 'They belong to an email address that has not been verified as yours. The link in the waitlist email removes you.',
    },
    { what: 'The list of emails that we sent you', why: 'Each entry is deleted after 30 days.' },
    hasCredits && {
      what: 'A fingerprint of your address',
      why: `For ${fingerprintDays} days, so that free credits are given only once. The address cannot be read from it.`,
    },
  ]);
}

/** Returns the lines that apply to this shop. */
function linesOf(lines: readonly (Lines[number] | false)[]): Lines {
  return lines.filter((line) => line !== false);
}

/** Counts a member's rows of a kind; 0 if the shop does not store that kind. */
async function count(isKept: boolean, kind: MemberDataTable, id: string): Promise<number> {
  return isKept ? countMemberData(kind, id) : 0;
}

async function isLastAdmin(member: Member): Promise<boolean> {
  try {
    await refuseLastAdmin(member);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'last_admin') return true;
    throw error;
  }
}
