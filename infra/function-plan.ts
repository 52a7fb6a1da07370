import { deployedCalls, type GroupName } from '#shared/contracts/index.ts';
import { adminPlans } from './function-plans/admin-plans.ts';
import { backgroundPlans } from './function-plans/background-plans.ts';
import { libraryPlans } from './function-plans/library-plans.ts';
import { memberPlans } from './function-plans/member-plans.ts';
import { visitorPlans } from './function-plans/visitor-plans.ts';
import type { FunctionPlan } from './function-rights.ts';

/** All functions of a stage. */
export const functionPlans = {
  ...memberPlans,
  ...libraryPlans,
  ...visitorPlans,
  ...adminPlans,
  ...backgroundPlans,
} as const satisfies Record<string, FunctionPlan>;

export type FunctionName = keyof typeof functionPlans;

export const functionNames = Object.keys(functionPlans) as FunctionName[];

/** Groups with HTTP calls in this deployment. */
export function httpGroups(): FunctionName[] {
  const groups = new Set<GroupName>(deployedCalls().map(({ group }) => group));
  return [...groups].map((group) => {
    if (group in functionPlans) return group as FunctionName;
    throw new Error(`The group "${group}" has calls but no plan in infra/function-plans.`);
  });
}
