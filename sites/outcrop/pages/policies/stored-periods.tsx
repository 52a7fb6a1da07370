import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { KeptPeriods } from '#web/src/components/kept-periods.tsx';

/** What the program keeps, and what the apps do. */
export function StoredPeriods() {
  return <KeptPeriods before={[['Content uploaded to the apps', policyPeriods.uploadsRemoved]]} />;
}
