import type { Route, RouteInput } from '#shared/contracts/routes.ts';
import type { MemberDetail } from '#shared/contracts/members.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { toast } from '#web/src/lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';

/** Called with the account as it is after a change. */
export type OnChanged = (member: MemberDetail) => void;

/** Sends a change of an account, one at a time, and confirms it with a toast. */
export function useMemberChange<R extends Route>(change: R, onChanged: OnChanged) {
  return useAction(async (input: RouteInput<R>, done: string) => {
    onChanged((await adminCall(change, input)) as MemberDetail);
    toast.success(done);
  });
}
