import { listEntitlements } from '../entitlements/entitlement-repository.ts';
import type { Passage, PassageSource } from '../passages/passage.ts';
import type { GroundedPassage } from './answer.ts';

/** Returns which of these sources a member owns: `article#<id>`. Reads nothing if none of them is sold. */
export async function readOwned(
  userId: string,
  sources: readonly PassageSource[],
): Promise<ReadonlySet<string>> {
  if (!sources.some(({ price }) => price && price.amountMinor > 0)) return new Set();
  const owned = (await listEntitlements(userId)).filter(({ state }) => state === 'owned');
  return new Set(owned.map(({ item }) => item));
}

/** Adds whether the asker owns a passage's source or must buy it, and removes text that they would have to pay for. */
export function groundPassage(
  { source, heading, text, quotable }: Passage,
  owned: ReadonlySet<string>,
): GroundedPassage {
  const access = accessTo(source, owned);
  const mayRead = quotable || access === 'owned' || access === 'free';
  return { source, access, ...(heading && { heading }), ...(mayRead && { text }) };
}

export function accessTo(
  { kind, id, price }: PassageSource,
  owned: ReadonlySet<string>,
): GroundedPassage['access'] {
  if (!price) return undefined;
  if (owned.has(`${kind}#${id}`)) return 'owned';
  return price.amountMinor === 0 ? 'free' : 'paid';
}
