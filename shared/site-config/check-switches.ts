import type { Capabilities, Capability } from './capability.ts';
import { isMet } from './needs.ts';
import type { SiteConfig } from './schema.ts';
import { SiteMistake } from './site-mistake.ts';
import type { Waitlist } from './waitlist.ts';

/** A shop has at least one of these. */
const kindsOfItems: readonly Capability[] = ['articles', 'podcasts', 'products'];

/** The files of a site that a switch needs. */
const neededFiles = {
  consulting: 'config/services.ts',
  narration: 'config/audio.ts',
} satisfies Partial<Record<Capability, string>>;

interface Switched {
  site: SiteConfig;
  capabilities: Capabilities;
  waitlists: readonly Waitlist[];
}

/**
 * Checks the switches of a site.
 * @param hasFile tells whether the site has a file
 * @param here the file with the switches, for messages
 * @throws SiteMistake if a switch is on without the files or settings that it needs, or if nothing is sold
 */
export function checkSwitches(
  { site: { affiliate }, capabilities, waitlists }: Switched,
  hasFile: (file: string) => boolean,
  here = 'config/capabilities.ts',
): void {
  if (!isMet(kindsOfItems, capabilities)) {
    throw new SiteMistake(
      `${here}: This switches articles, podcasts and products off, so there is nothing to sell: switch at least one of them on.`,
    );
  }
  for (const [name, file] of Object.entries(neededFiles)) {
    if (capabilities[name as keyof typeof neededFiles] && !hasFile(file)) {
      throw new SiteMistake(
        `${here}: This switches ${name} on, but the site has no ${file}: say there what it offers, or switch it off.`,
      );
    }
  }
  if (capabilities.credits && !capabilities.chat) {
    throw new SiteMistake(
      `${here}: This switches credits on without chat, which they pay for: switch chat on, or credits off.`,
    );
  }
  if (capabilities.waitlists !== waitlists.length > 0) {
    throw new SiteMistake(
      capabilities.waitlists
        ? `${here}: This switches waitlists on, but config/waitlists.ts has none: add one there, or switch them off.`
        : `${here}: This switches waitlists off, but config/waitlists.ts has some: remove them there, or switch them on.`,
    );
  }
  if (capabilities.affiliate && !affiliate) {
    throw new SiteMistake(
      `${here}: This switches affiliate on, but config/site.ts has no \`affiliate\`: add its links there, or switch it off.`,
    );
  }
}
