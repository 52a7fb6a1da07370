import type { MailEvent } from '@outcrop/emulators/ses/mail-event.ts';
import type { Invoke, InvokeFailure } from './gateway/invoke.ts';
import type { StackPlan } from './stack-plan.ts';

/** Sends SES's report about an email to the functions of EventBridge's rules. */
export async function runMailEvents(
  invoke: Invoke,
  { mailReports }: Pick<StackPlan, 'mailReports'>,
  event: MailEvent,
  onFailure: (failure: InvokeFailure) => void = () => undefined,
): Promise<void> {
  for (const { group, accepts } of mailReports) {
    if (accepts(event)) await invoke(group, event).catch(onFailure);
  }
}
