import { ulid } from 'ulid';
import { codesContract } from '#shared/contracts/codes.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { codePut, getCode } from '../domain/codes/code-repository.ts';
import { codeIdOf, type Code } from '../domain/codes/code.ts';
import { connectCode, isTakenAtStripe } from '../domain/codes/connect-code.ts';
import { presentCode } from '../domain/codes/present-code.ts';
import { askingStripe } from '../domain/orders/asking-stripe.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { now, nowIso } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { unlessConflict, writeTogether } from '../platform/dynamo.ts';
import { describeTerms, readCodeForm } from './code-form.ts';

/**
 * Writes the code, then creates it at Stripe. If Stripe fails, a repetition of the call completes it, and so does the
 * first buyer who uses the code.
 */
export const createCode = implement(
  codesContract.create,
  async ({ code: typed, ...form }, actor) => {
    const terms = await readCodeForm(form);
    const code: Code = {
      id: codeIdOf(typed),
      ...terms,
      used: 0,
      createdAt: nowIso(),
      couponId: `outcrop-${ulid(now().getTime())}`,
    };
    const made = (await existing(code)) ?? (await write(code, actor));
    await askingStripe(() => connectCode(made));
    return presentCode(made);
  },
);

async function write(code: Code, actor: Actor): Promise<Code> {
  if (await askingStripe(() => isTakenAtStripe(code.id))) {
    throw nameTaken('Stripe has an active promotion code with this name. Choose another one.');
  }
  const auditEvent = auditPut(actor, {
    action: 'code.create',
    target: `code#${code.id}`,
    label: code.id,
    details: describeTerms(code),
  });
  if (await unlessConflict(() => writeTogether([codePut(code), auditEvent]))) return code;
  const other = await existing(code);
  if (!other) throw new AppError('conflict');
  return other;
}

/** @returns the code that an earlier call created with this name and these terms; undefined if there is none */
async function existing(wanted: Code): Promise<Code | undefined> {
  const found = await getCode(wanted.id);
  if (!found) return undefined;
  const [before, after] = [found, wanted].map((code) => JSON.stringify(describeTerms(code)));
  if (before === after) return found;
  throw nameTaken('There is already a code with this name. Choose another one.');
}

function nameTaken(text: string): AppError {
  return new AppError('validation_failed', { fields: { code: text } });
}
