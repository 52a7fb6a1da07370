import type { ManagedCode } from '#shared/contracts/codes.ts';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { toast } from '#web/src/lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';
import * as messages from './messages.ts';

/** Switches a code off, or on again. */
export function useSwitch(onSwitched: () => void) {
  const { run, pending } = useAction(async ({ code }: ManagedCode, active: boolean) => {
    try {
      await adminCall('PUT /api/admin/codes/{code}/active', { code, active });
      toast.success(active ? messages.codeIsOnAgain(code) : messages.codeIsOff(code));
    } catch (error) {
      toast.error(failureText(error, messages.weCouldntSwitchCodePlease));
      throw error;
    } finally {
      onSwitched();
    }
  });
  return { pending, setActive: (row: ManagedCode, active: boolean) => void run(row, active) };
}
