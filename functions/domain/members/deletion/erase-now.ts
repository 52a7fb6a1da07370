import { now } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import type { Member } from '../member-repository.ts';
import { eraseMemberData } from './erase-member-data.ts';

/** Well within the time of the functions that delete; nobody waits longer for what the sweep does anyway. */
const atOnceSeconds = 6;

/** Erases what can be erased while somebody waits; throws nothing, since the sweep goes on with it. */
export async function eraseNow(member: Member): Promise<void> {
  try {
    await eraseMemberData(member, now().getTime() + atOnceSeconds * 1000);
  } catch (error) {
    logger.warn('account not erased at once', { userId: member.id, error: error as Error });
  }
}
