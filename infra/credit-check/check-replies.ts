import type { Account, LedgerRecord } from './credit-records.ts';

/**
 * The longest time that a hold may stay open. A reply takes up to half a minute, and dead ones are released within a
 * minute; the rest is tolerance for clocks.
 */
const longestHoldMs = 120_000;

/** Checks that every paid reply was either kept or its credits were returned, but not both. */
export function* checkReplies(account: Account, nowMs: number): Generator<string> {
  const { entries, newer, holds } = account;
  const rows = new Map([...entries, ...newer].map((row) => [row.entry, row]));
  const open = new Map(holds.map((hold) => [`${hold.requestId}#${hold.attempt}`, hold]));

  for (const { entry, credits } of entries) {
    const [step, name] = stepOf(entry);
    if (step === 'return') yield* checkReturn(entry, name, credits, rows);
    if (step !== 'use') {
      if (step && !rows.has(`use#${name}`)) yield `${entry} ends a reply that never began`;
      continue;
    }
    const [settle, release] = [rows.get(`settle#${name}`), rows.get(`release#${name}`)];
    if (settle && release) yield `${entry} was both kept and given back`;
    if (!settle && !release && !open.has(name)) {
      yield `${entry} was neither kept nor given back, and is not held`;
    }
    yield* checkAmounts(entry, credits, settle, release);
  }
  for (const [name, { createdAt }] of open) {
    if (!rows.has(`use#${name}`)) yield `${name} is held without a ledger entry`;
    const seconds = Math.round((nowMs - Date.parse(createdAt)) / 1000);
    if (seconds * 1000 > longestHoldMs) yield `${name} has been held for ${seconds} s`;
  }
}

/** Checks that credits are returned only for a reply that was kept, and that exactly its cost is returned. */
function* checkReturn(
  entry: string,
  name: string,
  credits: number,
  rows: ReadonlyMap<string, LedgerRecord>,
): Generator<string> {
  if (!rows.has(`settle#${name}`)) yield `${entry} gives back what was not kept`;
  const taken = -(rows.get(`use#${name}`)?.credits ?? 0);
  if (credits !== taken) yield `${entry} gave back ${credits} of ${taken} credits`;
}

function* checkAmounts(
  entry: string,
  credits: number,
  settle: LedgerRecord | undefined,
  release: LedgerRecord | undefined,
): Generator<string> {
  if (settle && settle.credits !== 0) yield `${settle.entry} records ${settle.credits} credits`;
  if (release && release.credits !== -credits) {
    yield `${entry} took ${-credits} credits, but ${release.entry} gave back ${release.credits}`;
  }
}

/**
 * Splits the name of an entry. `release#<request>#<attempt>#<lot>` does not end a hold: it records the lot to which
 * credits were released.
 */
function stepOf(entry: string): [step: string | undefined, name: string] {
  const [, step, name] = /^(use|settle|release|return)#([^#]+#\d+)$/.exec(entry) ?? [];
  return [step, name ?? ''];
}
