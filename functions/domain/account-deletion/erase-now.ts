import { now } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import type { Member } from '../members/member-repository.ts';
import { eraseMemberData } from './erase-member-data.ts';

/** Well within the timeout of the functions that delete accounts; the sweep does the rest. */
const atOnceSeconds = 6;

/** Erases as much as possible while a person waits. Never throws, because the sweep completes the rest. */
export async function eraseNow(member: Member): Promise<void> {
  try {
    await eraseMemberData(member, now().getTime() + atOnceSeconds * 1000);
  } catch (error) {
    logger.warn('account not erased immediately', { userId: member.id, error });
  }
}
