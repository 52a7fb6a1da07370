import type { Capabilities } from './capability.ts';
import type { SiteConfig } from './schema.ts';

/** @throws Error if a switch is on without what it needs */
export function checkSwitches({ affiliate }: SiteConfig, capabilities: Capabilities): void {
  if (capabilities.credits && !capabilities.chat) {
    throw new Error(
      'config/capabilities.ts switches credits on without chat, which they pay for: switch chat on, or credits off.',
    );
  }
  if (capabilities.affiliate && !affiliate) {
    throw new Error(
      'config/capabilities.ts switches affiliate on, but config/site.ts has no `affiliate`: add its links there, or switch it off.',
    );
  }
}
