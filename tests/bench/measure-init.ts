import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type OutputChunk } from 'rolldown';
import {
  bundleDefines,
  bundleOptions,
  entryPoints,
  functionGroups,
} from '#infra/bundle-functions.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { functionEnvironment } from '#infra/function-environment.ts';
import { parseStageConfig } from '#infra/stage-config.ts';

/** The third-party clients that a bundle can contain, and the smallest code that uses each. */
const clients: Record<string, string> = {
  '@aws-sdk/client-dynamodb': 'new it.DynamoDBClient({})',
  '@aws-sdk/lib-dynamodb': 'it.DynamoDBDocumentClient.from({ config: {}, middlewareStack: {} })',
  '@aws-sdk/client-s3': 'new it.S3Client({})',
  '@aws-sdk/client-ssm': 'new it.SSMClient({})',
  '@aws-sdk/client-sesv2': 'new it.SESv2Client({})',
  '@aws-sdk/client-cloudfront': 'new it.CloudFrontClient({})',
  '@aws-sdk/client-cognito-identity-provider': 'new it.CognitoIdentityProviderClient({})',
  stripe: 'new it.default("sk_test_1")',
};

export interface Init {
  group: string;
  /** Medians, in milliseconds of CPU. */
  bundle: number;
  floor: number;
  ratio: number;
}

/**
 * Loads each bundle in a process of its own, in turns with its floor: a handler that does nothing, with the same
 * clients. A ratio holds on any machine; milliseconds don't.
 */
export async function measureInit(directory: string, rounds: number): Promise<Init[]> {
  const groups = functionGroups();
  const defines = bundleDefines(assistantConfig);
  for (const group of groups) {
    const folder = path.join(directory, 'functions', group);
    const { output } = await build(bundleOptions({ input: entryPoints(group), folder, defines }));
    const sources = startingModules(output.filter((file) => file.type === 'chunk'));
    await buildFloor(group, sources, directory);
  }
  const times = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round++) {
    for (const group of groups) {
      for (const kind of ['functions', 'floors']) {
        const file = path.join(directory, kind, group, 'index.cjs');
        const took = loadTime(file);
        // The first round warms the disk.
        if (round > 0) times.set(file, [...(times.get(file) ?? []), took]);
      }
    }
  }
  return groups.map((group) => {
    const [bundle, floor] = ['functions', 'floors'].map((kind) =>
      median(times.get(path.join(directory, kind, group, 'index.cjs'))!),
    ) as [number, number];
    return { group, bundle, floor, ratio: bundle / floor };
  });
}

/** The modules that are read at the start: those of the entry, and of all files that it imports statically. */
function startingModules(chunks: readonly OutputChunk[]): string[] {
  const read = new Set(['index.cjs']);
  for (const name of read) {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === name) ?? {};
    for (const imported of imports) read.add(imported);
  }
  return chunks.filter(({ fileName }) => read.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
}

/** Bundles a bare handler with the clients that the group's own bundle holds. */
async function buildFloor(group: string, sources: string[], directory: string): Promise<void> {
  const folder = path.resolve('node_modules/.cache/floors');
  mkdirSync(folder, { recursive: true });
  const used = Object.keys(clients).filter((name) =>
    sources.some((source) => source.includes(`node_modules/${name}/`)),
  );
  const lines = used.map((name, n) => `import * as c${n} from '${name}';`);
  const made = used.map((name, n) => clients[name]!.replace('it.', `c${n}.`));
  const source = `${lines.join('\n')}\nexport const made = [${made.join(', ')}];\nexport const handler = async () => ({ statusCode: 204 });\n`;
  const index = path.join(folder, `${group}.mjs`);
  writeFileSync(index, source);
  await build(bundleOptions({ input: { index }, folder: path.join(directory, 'floors', group) }));
}

const resources = {
  siteUrl: 'https://shop.example',
  publicBucket: 'public-bucket',
  privateBucket: 'private-bucket',
  poolId: 'eu-west-2_example',
  clientId: 'client',
  edgeKey: 'key',
  distributionId: 'EXAMPLE',
  configurationSet: 'example',
};

const environment = {
  AWS_REGION: 'eu-west-2',
  ...functionEnvironment(parseStageConfig({}), resources, capabilities),
};

const script =
  'const from = process.cpuUsage(); require(process.argv[1]); const { user, system } = process.cpuUsage(from); console.log((user + system) / 1000)';

/** Milliseconds of CPU that a new process needs to load this bundle, as Lambda does in its init phase. */
function loadTime(file: string): number {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', script, file], {
    encoding: 'utf8',
    env: environment,
  });
  if (status !== 0) throw new Error(`${file} does not load: ${stderr.slice(-500)}`);
  return Number(stdout);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
