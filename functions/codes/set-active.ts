import { codesContract } from '#shared/contracts/codes.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { activeUpdate, getCode } from '../domain/codes/code-repository.ts';
import { codeIdOf } from '../domain/codes/code.ts';
import { setActiveAtStripe } from '../domain/codes/connect-code.ts';
import { presentCode } from '../domain/codes/present-code.ts';
import { askingStripe } from '../domain/orders/asking-stripe.ts';
import { AppError } from '../platform/app-error.ts';
import { nowIso } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { unlessConflict, writeTogether } from '../platform/dynamo.ts';

/**
 * Switches a code on or off. Our own row is changed first, and it decides. If Stripe fails, repeating the call
 * completes the change.
 */
export const setActive = implement(
  codesContract.setActive,
  async ({ code: typed, active }, actor) => {
    const id = codeIdOf(typed);
    const code = await getCode(id);
    if (!code) throw new AppError('not_found');
    const offAt = active ? undefined : (code.offAt ?? nowIso());
    if (active === (code.offAt !== undefined)) {
      const auditEvent = auditPut(actor, {
        action: active ? 'code.on' : 'code.off',
        target: `code#${id}`,
        label: id,
      });
      const isWritten = await unlessConflict(() =>
        writeTogether([activeUpdate(id, offAt), auditEvent]),
      );
      if (!isWritten) throw new AppError('conflict');
    }
    await askingStripe(() => setActiveAtStripe(code, active));
    return presentCode({ ...code, offAt });
  },
);
