import type { accountContract, DeletionPreview } from '#shared/contracts/account.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { liveRole, refuseLastAdmin } from '../domain/members/admin-group.ts';
import { countMemberData } from '../domain/members/member-data-repository.ts';
import { fingerprintDays } from '../domain/members/fingerprint-repository.ts';
import type { Member } from '../domain/members/member-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { requireMember } from './read-account.ts';

type Lines = DeletionPreview['goes'];

export const previewDeletion: UseCase<typeof accountContract.previewDeletion> = async (
  _input,
  actor,
) => {
  const member = await requireMember(actor.id);
  // Counting reads every row, the whole ledger included.
  await consumeRateLimit('deletion-preview', actor.id, siteConfig.limits.deletionPreview);
  const [goes, stays, isLast] = await Promise.all([
    whatGoes(member),
    whatStays(member),
    isLastAdmin(member),
  ]);
  return { goes, stays, ...(isLast && { blocked: 'last_admin' }) };
};

async function whatGoes({ id, credits }: Member): Promise<Lines> {
  const [purchases, ratings, positions, holds, feedback] = await Promise.all([
    countMemberData('purchases', id),
    countMemberData('ratings', id),
    countMemberData('positions', id),
    countMemberData('holds', id),
    countMemberData('feedback', id),
  ]);
  return [
    { what: 'E-mail address, password and every session' },
    {
      what: 'Purchases, with their downloads',
      count: purchases,
      why: 'Download what you want to keep first. They are not refunded.',
    },
    { what: 'Credits', count: credits, why: 'They cannot be paid out or moved.' },
    { what: 'Ratings of articles', count: ratings, why: 'The averages are corrected.' },
    { what: 'Listening positions', count: positions },
    { what: 'Replies of the assistant kept for a day', count: holds },
    { what: 'Replies that you rated, with your questions', count: feedback },
    { what: 'Your private podcast feed', why: 'Its address stops working at once.' },
  ];
}

async function whatStays({ id }: Member): Promise<Lines> {
  const [orders, ledger, role] = await Promise.all([
    countMemberData('orders', id),
    countMemberData('ledger', id),
    liveRole(id),
  ]);
  return [
    {
      what: 'Orders and payments',
      count: orders,
      why: 'Tax law requires us to keep accounts. Your e-mail address is removed; the payment service keeps its own records.',
    },
    {
      what: 'Credit activity',
      count: ledger,
      why: 'Part of our accounts: amounts and dates under an account number that no longer leads to you.',
    },
    {
      what: 'The log of what administrators did',
      why:
        role === 'admin'
          ? 'It is never changed, so it keeps naming you for what you did and what was done to your account. The list of files that you uploaded names you for 90 days.'
          : 'It is never changed. It names you only if an administrator changed something about your account.',
    },
    {
      what: 'Waitlists that you joined',
      why: 'They belong to an email address that has not been verified as yours. The link in their email removes you.',
    },
    { what: 'The list of e-mails that we sent you', why: 'Each entry is deleted after 30 days.' },
    {
      what: 'A fingerprint of your address',
      why: `For ${fingerprintDays} days, so that free credits are given once. The address cannot be read from it.`,
    },
  ];
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
