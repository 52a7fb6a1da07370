import path from 'node:path';
import { createBundleLoader } from '#infra/local/load-bundle.ts';
import { startStack } from '#infra/local/start-stack.ts';

/** The local stack in a process of its own, which says how much memory it uses. Start it with --expose-gc. */
export interface Served {
  siteUrl: string;
  gatewayUrl: string;
  edgeKey: string;
  endpoints: Record<'cognito' | 's3' | 'stripe', string>;
  userPoolId: string;
  clientId: string;
  /** For `localEnvironment`. */
  localFile: string;
}

export interface Memory {
  heapUsed: number;
  rss: number;
  /** Runs of functions that crashed or took too long. */
  failures: string[];
}

const support = path.resolve(import.meta.dirname, '../support');
const failures: string[] = [];
const [dataDir, functions] = process.argv.slice(2);
const { siteUrl, gatewayUrl, edgeKey, endpoints, emulators } = await startStack({
  loadHandler: createBundleLoader(functions!),
  web: { directory: path.join(support, 'web-build') },
  pagesDir: path.join(support, 'pages'),
  siteTextFile: path.join(support, 'site-text.json'),
  dataDir,
  // A busy machine is not a fault of the functions.
  timeoutSeconds: 120,
  onFunctionFailure: ({ message, cause }) => failures.push(`${message} ${String(cause)}`),
});
const { userPoolId, clientId } = emulators.cognito;
const place = { siteUrl, userPoolId, endpoints };
process.send!({ ...place, gatewayUrl, edgeKey, clientId, localFile: JSON.stringify(place) });

process.on('message', () => {
  globalThis.gc!();
  globalThis.gc!();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send!({ heapUsed: heapUsed + external, rss, failures });
});
process.on('disconnect', () => process.exit());
