import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { KeptPeriods } from '#web/src/components/kept-periods.tsx';

/** The storage periods of the program and of the apps. */
export function StoredPeriods() {
  return <KeptPeriods before={[['Content uploaded to the apps', policyPeriods.uploadsRemoved]]} />;
}
