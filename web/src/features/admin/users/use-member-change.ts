import type { Call, SentInputOf } from '#shared/contracts/define-contract.ts';
import type { MemberDetail } from '#shared/contracts/members.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { toast } from '#web/src/lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';

/** Called with the account as it is after a change. */
export type OnChanged = (member: MemberDetail) => void;

/** Sends a change of an account, one at a time, and confirms it with a toast. */
export function useMemberChange<C extends Call>(change: C, onChanged: OnChanged) {
  return useAction(async (input: SentInputOf<C>, done: string) => {
    onChanged((await adminCall(change, input)) as MemberDetail);
    toast.success(done);
  });
}
