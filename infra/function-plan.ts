import { deployedCalls, manifest } from '#shared/contracts/index.ts';
import { capabilities as own } from '#shared/site-config/capabilities.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { isMet, type Needs } from '#shared/site-config/needs.ts';
import { adminPlans } from './function-plans/admin-plans.ts';
import { backgroundPlans } from './function-plans/background-plans.ts';
import { libraryPlans } from './function-plans/library-plans.ts';
import { memberPlans } from './function-plans/member-plans.ts';
import { visitorPlans } from './function-plans/visitor-plans.ts';
import { withinShop, type FunctionPlan } from './function-permissions.ts';

/** All functions, with their permissions in a shop that has every capability. */
export const functionPlans = {
  ...memberPlans,
  ...libraryPlans,
  ...visitorPlans,
  ...adminPlans,
  ...backgroundPlans,
} as const satisfies Record<string, FunctionPlan>;

export type FunctionName = keyof typeof functionPlans;

/** Functions that a shop may lack. */
type SwitchedFunction =
  | 'articles'
  | 'podcasts'
  | 'feeds'
  | 'products'
  | 'previews'
  | 'credits'
  | 'chat'
  | 'feedback'
  | 'holds'
  | 'digest'
  | 'reviews'
  | 'waitlist';

/** A value for each function of a stage. */
export type OfFunctions<Value> = Record<Exclude<FunctionName, SwitchedFunction>, Value> &
  Partial<Record<SwitchedFunction, Value>>;

/** What a function without calls needs. Every shop has all others. */
const neededBy: Partial<Record<FunctionName, Needs>> = {
  // It draws PDFs and reads files of products.
  previews: ['articles', 'products'],
  holds: 'chat',
  digest: 'digest',
};

/**
 * Returns the functions of a shop with these capabilities, each with permissions only on resources that the shop has. A
 * function without any remaining calls is omitted.
 */
export function deployedFunctions(capabilities: Capabilities = own): OfFunctions<FunctionPlan> {
  const groups = new Set<string>(deployedCalls(capabilities).map(({ group }) => group));
  const deployed = (Object.keys(functionPlans) as FunctionName[]).filter((name) => {
    if (name in manifest) return groups.has(name);
    return isMet(neededBy[name], capabilities);
  });
  return Object.fromEntries(
    deployed.map((name) => [name, withinShop(functionPlans[name], capabilities)]),
  ) as OfFunctions<FunctionPlan>;
}

/** The functions of this site. */
export const functionNames = Object.keys(deployedFunctions()) as FunctionName[];
