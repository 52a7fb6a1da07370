export { policyPeriods } from '#site/config/policy-periods.ts';
