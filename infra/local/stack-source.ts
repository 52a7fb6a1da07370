import type { EdgePlan } from './edge/edge-plan.ts';
import type { MayCall } from '@outcrop/emulators/http/access.ts';
import type { LoadHandler } from './gateway/invoke.ts';
import type { StackPlan } from './stack-plan.ts';
import type { Variables } from './stack-settings.ts';

/** A source of the stack other than the project's own lists. */
export type StackSource = (place: {
  siteUrl: string;
  edgeKey: string;
  userPoolId: string;
  userPoolClientId: string;
}) => {
  plan: StackPlan;
  mayCall: MayCall;
  /**
   * Returns the plan of the edge.
   * @param s3Url the origin of the private bucket
   */
  edge(s3Url: string): EdgePlan;
  /** Returns the secure parameters by name. */
  parameters(secrets: Variables): Record<string, string>;
  /**
   * Returns the loader of functions.
   * @param variables the URLs of this machine's servers
   */
  load(variables: Variables): LoadHandler & { close(): Promise<void> };
};
