import {
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { parseLocalFile } from '../parse-local-file.ts';
import { reasonOf } from '../reason-of.ts';
import { tableNames } from '../tables.ts';
import { verifySigningSecret } from '../webhook/verify-signing-secret.ts';
import { secretVerified } from './checks/signing-secret-check.ts';
import { skipped, passed, failed, type Line } from './line.ts';

const localFile = z.object({
  siteUrl: z.url(),
  region: z.string(),
  endpoints: z.object({ dynamodb: z.url() }).catchall(z.url()),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  /** Absent when a Stripe test key is set. */
  webhookSecret: z.string().optional(),
});

const timeoutMs = 5000;

const restart = 'npm start   (first stop the running one: Ctrl-C)';

/**
 * Examines the local stack: its site, its servers and its tables.
 * @param text the contents of the file in which a running stack describes itself; undefined if none is running
 */
export async function examineLocal(text: string | undefined): Promise<Line[]> {
  if (text === undefined) {
    const says = 'The local stack is not running.';
    const next = 'npm start   (or, for a stage on AWS: npm run doctor -- --stage prod)';
    return [{ state: 'unknown', check: 'local stack', says, next }];
  }
  const stack = parseLocalFile(localFile, text);
  const site = await siteLine(stack.siteUrl);
  if (site.state !== 'passed') return [site];
  const servers = Object.entries(stack.endpoints);
  return [
    site,
    ...(await Promise.all(servers.map(([name, url]) => serverLine(name, url)))),
    await tablesLine(stack),
    ...(stack.webhookSecret ? [await webhookLine(stack.siteUrl, stack.webhookSecret)] : []),
    skipped(
      'AWS',
      'The account, certificate, DNS, SES, secrets, webhook, backups and alarms exist only on AWS.',
      'npm run doctor -- --stage prod',
    ),
  ];
}

async function siteLine(url: string): Promise<Line> {
  const { status, reason } = await request(url);
  if (status === 200) return passed('site', `The site responds at ${url}.`);
  return failed(
    'site',
    status === undefined
      ? `The site does not respond at ${url}, although .outcrop/local.json says that it is running: ${reason}.`
      : `The site at ${url} responds with ${status}.`,
    'npm start   (first stop the one that hangs: Ctrl-C)',
  );
}

async function serverLine(name: string, url: string): Promise<Line> {
  const { reason } = await request(url);
  if (reason === undefined) return passed(name, `The local ${name} responds.`);
  return failed(name, `The local ${name} does not respond at ${url}: ${reason}.`, 'npm start');
}

async function tablesLine({
  region,
  credentials,
  endpoints,
}: z.output<typeof localFile>): Promise<Line> {
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb });
  try {
    const found = await Promise.all(tableNames.map((name) => hasTable(client, name)));
    const missing = tableNames.filter((_, index) => !found[index]);
    if (missing.length === 0) return passed('tables', `All ${tableNames.length} tables exist.`);
    return failed(
      'tables',
      `These tables are missing: ${missing.join(', ')}.`,
      'npm start   (it creates what is missing)',
    );
  } catch (error) {
    const says = `The tables could not be checked: ${reasonOf(error)}.`;
    return { state: 'unknown', check: 'tables', says, next: restart };
  }
}

async function hasTable(client: DynamoDBClient, name: string): Promise<boolean> {
  const command = new DescribeTableCommand({ TableName: `outcrop-laptop-${name}` });
  try {
    await client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}

async function webhookLine(siteUrl: string, secret: string): Promise<Line> {
  const url = siteUrl + purchaseContract.webhook.path;
  const { outcome } = await verifySigningSecret(url, secret);
  if (outcome === 'verified') return passed('signing secret', secretVerified);
  return failed(
    'signing secret',
    `The webhook at ${url} does not check signatures with the local secret.`,
    restart,
  );
}

/** Returns the status of a response, or the reason why there is none. */
async function request(
  url: string,
): Promise<{ status: number; reason?: undefined } | { status?: undefined; reason: string }> {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    return { status };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}
