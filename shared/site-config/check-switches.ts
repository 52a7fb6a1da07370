import type { Capabilities, Capability } from './capability.ts';
import type { SiteConfig } from './schema.ts';

/** The files of a site that a switch needs. */
const neededFiles = {
  consulting: 'config/services.ts',
  narration: 'config/audio.ts',
} satisfies Partial<Record<Capability, string>>;

/**
 * Checks the switches of a site.
 * @param hasFile tells whether the site has a file
 * @throws Error if a switch is on without the files or settings that it needs
 */
export function checkSwitches(
  { affiliate }: SiteConfig,
  capabilities: Capabilities,
  hasFile: (file: string) => boolean,
): void {
  for (const [name, file] of Object.entries(neededFiles)) {
    if (capabilities[name as keyof typeof neededFiles] && !hasFile(file)) {
      throw new Error(
        `config/capabilities.ts switches ${name} on, but the site has no ${file}: say there what it offers, or switch it off.`,
      );
    }
  }
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
