import type { Capabilities } from './capability.ts';
import type { SiteConfig } from './schema.ts';

/** @throws Error if a switch is on whose settings are missing */
export function checkSwitches({ affiliate }: SiteConfig, capabilities: Capabilities): void {
  if (capabilities.affiliate && !affiliate) {
    throw new Error(
      'config/capabilities.ts switches affiliate on, but config/site.ts has no `affiliate`: add its links there, or switch it off.',
    );
  }
}
