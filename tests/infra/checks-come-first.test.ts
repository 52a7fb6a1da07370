import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startFakeAccount } from '../support/fake-account.ts';
import { runCommand } from '../support/run-command.ts';
import { firstUnlessLong } from '#tests/support/tier.ts';

const own = '123456789012';

/** Runs a command against an account, with an `npm` that writes down its arguments and fails. */
async function run(
  account: Parameters<typeof startFakeAccount>[0],
  script: string,
  args: readonly string[],
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-checks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const calls = path.join(folder, 'calls');
  const npm = path.join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\necho "$*" >> '${calls}'\nexit 7\n`);
  chmodSync(npm, 0o755);
  const aws = await startFakeAccount(account);
  onTestFinished(aws.stop);
  const outcome = await runCommand(script, args, {
    PATH: `${folder}${path.delimiter}${process.env['PATH']}`,
    AWS_ENDPOINT_URL: aws.url,
    AWS_ACCESS_KEY_ID: 'AKIATEST',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  const ran = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
  return { ...outcome, ran, asked: aws.asked };
}

describe('deploy', () => {
  const settings = ['stage=checks', `account=${own}`, 'region=eu-west-2', 'senderEmail=a@b.shop'];
  const args = settings.flatMap((each) => ['-c', each]);
  const deploy = (account: Parameters<typeof startFakeAccount>[0]) =>
    run(account, 'infra/deploy.ts', args);

  it.each(
    firstUnlessLong<[account: Parameters<typeof startFakeAccount>[0], says: string]>([
      [{ id: '999999999999', isPrepared: true }, `belongs to the AWS account ${own}`],
      [
        { id: own, isPrepared: false },
        `The account ${own} is not bootstrapped for CDK in eu-west-2.`,
      ],
    ]),
  )(
    'builds and stores nothing for an account that is refused, %o',
    { tags: 'repeats' },
    async (account, says) => {
      const { code, stderr, ran, asked } = await deploy(account);
      expect(stderr).toContain(says);
      expect(stderr).toMatch(/\nNothing was built or deployed\.\n$/);
      expect([code, ran]).toEqual([1, []]);
      expect(asked).not.toContain('PutParameter');
    },
  );

  it('builds once the account has passed, and deploys nothing after a failed build', async () => {
    const { code, stderr, ran, asked } = await deploy({ id: own, isPrepared: true });
    expect(stderr).not.toContain('✗');
    expect([code, ran]).toEqual([7, ['run build']]);
    expect(asked).toContain('DescribeStacks');
  });
});

describe('put-secrets', () => {
  const args = ['--stage', 'checks', '--region', 'eu-west-2'];

  it('asks for no secret if the account is not that of the stage', { tags: 'long' }, async () => {
    const account = { id: '999999999999', isPrepared: true };
    const { code, stderr, asked } = await run(account, 'infra/put-secrets.ts', args);
    expect(stderr).toContain('does not say which AWS account the stage belongs to.');
    expect(stderr).toMatch(/\nNothing was stored\.\n$/);
    expect(stderr).not.toContain('Stripe secret key');
    expect([code, asked]).toEqual([2, ['GetCallerIdentity']]);
  });
});
