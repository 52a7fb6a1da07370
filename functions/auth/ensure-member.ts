import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { ledgerPut } from '../domain/credits/ledger-repository.ts';
import { grant } from '../domain/credits/lots.ts';
import { wasRecentlyDeleted } from '../domain/members/fingerprint-repository.ts';
import { enlist, getMember, memberPut, type Member } from '../domain/members/member-repository.ts';
import { nowIso } from '../platform/clock.ts';
import { isConditionFailure, writeTogether } from '../platform/dynamo.ts';

/**
 * Returns the member's record, and creates it with the sign-up credits if necessary. Repeated and concurrent calls
 * grant the credits once: record and ledger row are written in one transaction. The email of a recently deleted account
 * gets none.
 */
export async function ensureMember(id: string, email: string): Promise<Member> {
  const existing = await getMember(id);
  if (existing) return existing.directory ? existing : enlist(existing);
  const createdAt = nowIso();
  const credits = await creditsFor(email);
  const entry = { entry: 'grant#sign-up', kind: 'sign-up', credits, balance: credits } as const;
  const lots = grant([], entry);
  const member: Member = { id, email, credits, lots, createdAt, directory: 'member' };
  try {
    await writeTogether([memberPut(member), ledgerPut(id, entry, createdAt)]);
    return member;
  } catch (error) {
    const made = isConditionFailure(error) ? await getMember(id) : undefined;
    if (made) return made;
    throw error;
  }
}

/** Returns the sign-up credits for an email; 0 in a shop without the assistant. */
async function creditsFor(email: string): Promise<number> {
  if (!capabilities.credits || (await wasRecentlyDeleted(email))) return 0;
  return siteConfig.credits.signUp;
}
