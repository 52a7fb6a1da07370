import { siteConfig } from '#shared/site-config/index.ts';
import { siteCommand } from '#shared/site-config/site-folder.ts';
import type { InvokeFailure } from './gateway/invoke.ts';
import { sampleAccounts, samplePassword } from './seed/sample-accounts.ts';
import type { SeedProgress } from './seed/seed-samples.ts';
import type { Stack } from './start-stack.ts';
import type { StartSettings } from './start-settings.ts';

export type Terminal = ReturnType<typeof createTerminal>;

/** Creates the terminal output of `npm start`. */
export function createTerminal(startedAtMs: number, write: (line: string) => void = console.log) {
  return {
    log: write,
    seeding({ done, total, title }: SeedProgress): void {
      if (total === 0)
        return write('The shop is empty. Sign in as the admin to publish something.');
      const count = `${String(done + 1).padStart(String(total).length)}/${total}`;
      write(
        done < total
          ? `Adding samples ${count}  ${title}`
          : 'The sample papers, episodes and products are ready.',
      );
    },
    ready(stack: Pick<Stack, 'siteUrl'>, { stripe, warnings, dataDir }: StartSettings): void {
      const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
      const accounts = sampleAccounts.map(({ email }) => email).join(' and ');
      const payments = stripe
        ? 'https://dashboard.stripe.com/test/payments (your test key)'
        : `${stack.siteUrl}/_local/payments (card 4242 4242 4242 4242)`;
      const lines = [
        '',
        `  ${`${siteConfig.brand.product} is at `.padEnd(15)}${stack.siteUrl}   (up in ${seconds} s)`,
        '',
        `  Sign in as     ${accounts}, password ${samplePassword}`,
        `  Emails         ${stack.siteUrl}/_local/outbox`,
        `  Payments       ${payments}`,
        `  Data           ${dataDir} (${siteCommand('npm run reset')} deletes it)`,
        '',
        ...warnings.map((warning) => `  Note: ${warning}\n`),
        '  Ctrl-C stops it.',
        '',
      ];
      write(lines.join('\n'));
    },
    functionFailed(failure: InvokeFailure): void {
      write(failure.message);
      if (failure.cause instanceof Error) write(failure.cause.stack ?? failure.cause.message);
    },
    stopped: () => write('Stopped.'),
  };
}
