import { execFile } from 'node:child_process';
import { deepEqual, equal } from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFunctions } from '#infra/build-functions.ts';
import { localEnvironment } from '#infra/reconcile/local-environment.ts';
import { applyEnvironment } from '#infra/local/stack-settings.ts';
import type { Found } from '#infra/reconcile/find-differences.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { randomFrom } from '#tools/press/sampling.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { createCaller } from '../support/call-api.ts';
import { freePort } from '../support/spawn-stack.ts';
import { createMembers, testPassword } from '../support/test-members.ts';
import { actAs, type Buyer } from './buyer.ts';
import { checkBuyer } from './check-buyer.ts';
import { startOn, type RunningStack, type StackSettings } from './running-stack.ts';
import { Refused, sendFrom } from './send-from.ts';

const root = path.resolve(import.meta.dirname, '../..');
const buyersAtOnce = 6;
const admin = { email: 'admin@kills.test', password: testPassword };

export interface Kills {
  kills: number;
  /** Decides what buyers do and after how many answers the stack is killed. What happens between two answers varies. */
  seed: number;
  log(line: string): void;
}

/**
 * Kills the local stack again and again while buyers register, buy, ask the assistant and ask for refunds, and starts it
 * again on the same data. After each kill, nothing acknowledged may be lost, everything paid is granted once, and reconcile finds
 * no difference.
 * @throws AssertionError for the first that is wrong
 */
export async function killStack({ kills, seed, log }: Kills): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outcrop-kills-'));
  let running: RunningStack | undefined;
  try {
    await buildFunctions(folder);
    const settings: StackSettings = {
      port: await freePort(),
      dataDir: path.join(folder, 'data'),
      functions: path.join(folder, 'functions'),
    };
    running = await startOn(settings);
    const articleIds = await fillShop(running);
    const everybody: Buyer[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      const startedAt = Date.now();
      const random = randomFrom(`${seed}:${kill}`);
      const buyers = Array.from({ length: buyersAtOnce }, (_, at) => newBuyer(kill, at));
      const answers = await loadUntilKilled(running, buyers, random, articleIds);
      running = await startOn(settings);
      await running.quiet(startedAt - 1000);
      await checkAll(running, buyers);
      everybody.push(...buyers);
      const { payments, orders, refunds, entries } = await reconcile(settings);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      log(
        `Kill ${kill} of ${kills} after ${answers} answers: nothing lost. In all ${payments} payments, ${orders} orders, ${refunds} refunds, ${entries} entries (${seconds} s)`,
      );
    }
    await checkAll(running, everybody);
  } finally {
    running?.kill();
    await running?.ended;
    await rm(folder, { recursive: true, force: true });
  }
}

function newBuyer(kill: number, at: number): Buyer {
  const email = `buyer-${kill}-${at}@kills.test`;
  const ip = `127.1.${kill % 256}.${at + 1}`;
  return { email, ip, registered: false, payments: [], asked: [] };
}

/** Fills an empty shop and makes an admin. Returns the ids of what is sold. */
async function fillShop(stack: RunningStack): Promise<string[]> {
  applyEnvironment(localEnvironment(stack.localFile));
  // Imported after the environment is set, which these modules read.
  const { sampleArticles, seedArticles } = await import('../support/sample-articles.ts');
  const { knownArticles } = await import('../support/chat-knowledge.ts');
  const sold = Array.from({ length: 12 }, (_, at) => ({ ...sampleArticles.paid, id: `art-${at}` }));
  await seedArticles(stack.endpoints.s3, [...knownArticles, ...sold]);
  const caller = createCaller(stack.siteUrl, 'of no use to a visitor');
  const members = createMembers(caller, stack.endpoints.cognito, stack.userPoolId, stack.clientId);
  await members.register(admin.email);
  await members.makeAdmin(admin.email);
  return sold.map(({ id }) => id);
}

/** Returns the number of answers before the kill. */
async function loadUntilKilled(
  stack: RunningStack,
  buyers: readonly Buyer[],
  random: ReturnType<typeof randomFrom>,
  articleIds: readonly string[],
): Promise<number> {
  const operator = await sendFrom(stack.siteUrl, '127.0.0.1')(authContract.login, admin);
  const killAfter = random.integer(5, 80);
  let answers = 0;
  const onAnswer = () => {
    if (++answers === killAfter) stack.kill();
  };
  const live = async (buyer: Buyer, at: number) => {
    const send = sendFrom(stack.siteUrl, buyer.ip, onAnswer);
    const own = randomFrom(`${random.uniform()}:${at}`);
    try {
      await actAs(buyer, { stack, send, random: own, articleIds, admin: operator, onAnswer });
    } catch (error) {
      // The dead stack refuses connections; before, everything must be answered.
      if (answers >= killAfter && !(error instanceof Refused)) return;
      stack.kill();
      throw error;
    }
  };
  await Promise.all(buyers.map(live));
  equal(await stack.ended, 'SIGKILL', stack.output());
  return killAfter;
}

async function checkAll(stack: RunningStack, buyers: readonly Buyer[]): Promise<void> {
  for (const buyer of buyers) {
    await checkBuyer(buyer, stack, sendFrom(stack.siteUrl, buyer.ip));
  }
}

/** Returns what `npm run reconcile` has compared, if it finds no difference. */
function reconcile({ dataDir }: StackSettings): Promise<Found['counts']> {
  const command = ['--import', './infra/choose-site.ts', 'infra/reconcile/reconcile.ts', '--json'];
  const env = bareEnvironment({ OUTCROP_DATA: dataDir });
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) => {
      if (error) return reject(new Error(`reconcile: ${stdout}${stderr}`));
      const { differences, counts } = JSON.parse(stdout) as Found;
      deepEqual(differences, []);
      resolve(counts);
    });
  });
}
