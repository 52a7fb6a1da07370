import path from 'node:path';
import { createBundleLoader } from '#infra/local/load-bundle.ts';
import { startStack } from '#infra/local/start-stack.ts';
import { createCaller } from '../../support/call-api.ts';
import { callDirectly } from '../../support/call-directly.ts';
import { createStripeControls } from '../../support/stripe-controls.ts';
import { createMembers } from '../../support/test-members.ts';
import { saveArticles } from '../save-articles.ts';
import { saveEpisodes } from '../save-episodes.ts';
import { saveMembers } from '../save-members.ts';
import { saveOrders } from '../save-orders.ts';
import { growthCalls, type GrownShop } from './growth-calls.ts';

export interface GrowthFigures {
  what: string;
  /** Of the first call, which may fill a function's memory, and of one after it. */
  coldUnits: number;
  units: number;
  coldMilliseconds: number;
  milliseconds: number;
  status: string;
}

const dist = path.resolve(import.meta.dirname, '../../../dist');
const repeats = 4;

/**
 * Fills a shop of its own in this process, then does everything that people do. There is one stack per process.
 * @param named a part of the names of the calls to measure; all by default
 */
export async function measureGrowth(count: number, named = ''): Promise<GrowthFigures[]> {
  const stack = await startStack({
    loadHandler: createBundleLoader(path.join(dist, 'functions')),
    web: { directory: path.join(dist, 'web') },
    pagesDir: path.join(dist, 'pages'),
    siteTextFile: path.join(dist, 'site-text.json'),
    timeoutSeconds: 3600,
  });
  const { cognito, dynamodb, stripe } = stack.emulators;
  const endDirectCalls = callDirectly(dynamodb);
  for (const save of [saveArticles, saveEpisodes, saveMembers, saveOrders]) await save(count);
  endDirectCalls();
  // As EventBridge does every five minutes: it saves the assistant's indexes.
  const runs = 1 + Math.ceil(count / 5000);
  for (let run = 0; run < runs; run++) await stack.invoke('sweep', {});
  const caller = createCaller(stack.gatewayUrl, stack.edgeKey);
  const members = createMembers(caller, cognito.url, cognito.userPoolId, cognito.clientId);
  const { email } = await members.register('admin@growth.test');
  await members.makeAdmin(email);
  let number = 0;
  const shop: GrownShop = {
    count,
    siteUrl: stack.siteUrl,
    admin: await members.login(email),
    buyer: await members.register('buyer@growth.test'),
    caller,
    stripe: createStripeControls(stripe!.url, stripe!.idle),
    next: () => ++number,
  };

  /** One call: what DynamoDB bills for, and the processor time of everything here, DynamoDB's part too. */
  async function measure(call: (shop: GrownShop) => Promise<unknown>) {
    const [unitsBefore, cpuBefore] = [dynamodb.consumed(), process.cpuUsage()];
    const answer = await call(shop);
    const status = answer instanceof Response ? answer.status : 200;
    if (answer instanceof Response) await answer.arrayBuffer();
    const { user, system } = process.cpuUsage(cpuBefore);
    const { readUnits, writeUnits } = dynamodb.consumed();
    const units = readUnits - unitsBefore.readUnits + writeUnits - unitsBefore.writeUnits;
    return { units, milliseconds: (user + system) / 1000, status };
  }

  const figures: GrowthFigures[] = [];
  const note = (one: GrowthFigures) => {
    console.error(`${count}: ${Object.values(one).join(', ')}`);
    figures.push(one);
  };
  const chosen = Object.entries(growthCalls).filter(([what]) => what.includes(named));
  for (const [what, call] of chosen) {
    try {
      const cold = await measure(call);
      const warm = [];
      for (let time = 0; time < repeats; time++) warm.push(await measure(call));
      note({
        what,
        coldUnits: cold.units,
        units: median(warm.map(({ units }) => units)),
        coldMilliseconds: cold.milliseconds,
        milliseconds: median(warm.map(({ milliseconds }) => milliseconds)),
        status: String(cold.status),
      });
    } catch (error) {
      const none = { coldUnits: NaN, units: NaN, coldMilliseconds: NaN, milliseconds: NaN };
      note({ what, ...none, status: String(error).slice(0, 200) });
    }
  }
  await stack.stop();
  return figures;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
