import type { Capabilities, Capability } from '#shared/site-config/capability.ts';

/** A switch by the name that a page of text gives it. Fails for one that does not exist. */
export function capabilityNamed(
  name: string,
  capabilities: Capabilities,
  fail: (problem: string) => never,
): Capability {
  if (name in capabilities) return name as Capability;
  const names = Object.keys(capabilities).join(', ');
  return fail(`There is no switch ${name}. The switches are: ${names}.`);
}
