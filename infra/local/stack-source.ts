import type { EdgePlan } from './edge/edge-plan.ts';
import type { MayCall } from './emulators/http/access.ts';
import type { LoadHandler } from './gateway/invoke.ts';
import type { StackPlan } from './stack-plan.ts';
import type { Variables } from './stack-settings.ts';

/** Where a stack comes from, if not from the project's own lists. */
export type StackSource = (place: {
  siteUrl: string;
  edgeKey: string;
  userPoolId: string;
  userPoolClientId: string;
}) => {
  plan: StackPlan;
  mayCall: MayCall;
  /** What the edge does. @param s3Url the origin of the private bucket */
  edge(s3Url: string): EdgePlan;
  /** The secure parameters, by name. */
  parameters(secrets: Variables): Record<string, string>;
  /** Returns how functions are loaded. @param variables what this machine knows about its servers */
  load(variables: Variables): LoadHandler & { close(): Promise<void> };
};
