import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { localSettings } from '#infra/local/stack-settings.ts';
import { bookCredits } from '#functions/domain/credits/book-credits.ts';
import { releaseHold, settleHold, stopRequest } from '#functions/domain/credits/end-hold.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { buyCredits } from '../../support/buy-credits.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { busyMember, holdOne, sampleReply } from '../../support/reply-holds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { repeats } from '../../support/tier.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

describe('checking the credits of all members', () => {
  it('finds nothing wrong while members are busy', { tags: 'repeats' }, async () => {
    const ids = [await busyMember(stack), await busyMember(stack)];
    const { sessionId } = await buyCredits(stack);
    let busy = true;
    const traffic = ids.map(async (userId) => {
      for (let round = 0; busy; round++) {
        const hold = await holdOne({ userId, requestId: `busy-${round}` });
        if (round % 3 === 0) await stopRequest(hold);
        else if (round % 3 === 1) await releaseHold(hold, 'failed');
        else await settleHold(hold, sampleReply);
        await bookCredits(userId, { entry: `adjust#${round}`, kind: 'adjustment', credits: 1 });
      }
    });
    try {
      await stack.stripe.refund(sessionId);
      for (let looks = 0; looks < repeats(4, 10); looks++) await expectLedgerInOrder(stack);
    } finally {
      busy = false;
      await Promise.all(traffic);
    }
    await stack.stripe.idle();
    const totals = await expectLedgerInOrder(stack);
    expect(totals).toMatchObject({ members: 3, openHolds: 2 });
    expect(totals.bookings).toBeGreaterThan(20);
  });
});

describe('npm run check-credits', () => {
  const script = fileURLToPath(new URL('../../../infra/check-credits.ts', import.meta.url));

  async function run(cwd: string, args: string[] = []) {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: { PATH: process.env['PATH'] },
    });
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, ...output };
  }
  function openFolder(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'check-credits-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  }

  it('says of the running local stack that all is clear, or what is not', async () => {
    const folder = openFolder();
    const { region, credentials } = localSettings;
    mkdirSync(path.join(folder, '.outcrop'));
    writeFileSync(
      path.join(folder, '.outcrop/local.json'),
      JSON.stringify({ region, credentials, endpoints: stack.endpoints }),
    );
    expect(await run(folder)).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^All clear: \d+ members, [\d,]+ bookings, \d+ open holds, [\d,]+ credits\.\n$/,
      ) as string,
      stderr: '',
    });
    const { id } = await stack.register();
    await dynamo.send(
      new UpdateCommand({
        TableName: tableName('users'),
        Key: { id },
        UpdateExpression: 'SET credits = credits + :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
    const { code, stdout } = await run(folder);
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^member +what is wrong$/),
      `${id.padEnd(38)}the balance is 6, its bookings come to 5`,
      `${id.padEnd(38)}the balance is 6, its lots come to 5`,
      '',
      expect.stringMatching(/^2 things wrong in \d+ members, /),
      '',
    ]);
  });

  it('says what to do where no local stack runs, and about an option that is not there', async () => {
    const folder = openFolder();
    const { code, stderr } = await run(folder);
    expect(code).toBe(2);
    expect(stderr).toBe(
      'Which stage? The local stack is not running: npm start, or give --stage.\n',
    );
    const wrong = await run(folder, ['--stages', 'x']);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toMatch(/^error: unknown option '--stages'/);
  });
});
