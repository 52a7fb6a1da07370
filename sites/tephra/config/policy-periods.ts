export * from '../../outcrop/config/policy-periods.ts';
