import { suggestion } from '#shared/site-check/nearest.ts';
import type { Capabilities, Capability } from '#shared/site-config/capability.ts';

/** Returns the capability that a page of text names. Throws if it doesn't exist. */
export function capabilityNamed(
  name: string,
  capabilities: Capabilities,
  fail: (problem: string) => never,
): Capability {
  if (name in capabilities) return name as Capability;
  const names = Object.keys(capabilities);
  const advice = suggestion(name, names) || ` The switches are: ${names.join(', ')}.`;
  return fail(`There is no switch ${name}.${advice}`);
}
