import type { Capabilities, Capability } from './capability.ts';

/** The capability that a part of a shop needs; of several, one is enough. */
export type Needs = Capability | readonly Capability[];

/** Whether a shop with these capabilities has what a part needs. Every shop has parts that need nothing. */
export function isMet(needs: Needs | undefined, capabilities: Capabilities): boolean {
  return needs === undefined || [needs].flat().some((name) => capabilities[name]);
}
