import { parseArgs } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { email as emailField } from '#shared/contracts/fields.ts';
import { grantAdmin } from './grant-admin.ts';
import { readLocalFile } from './read-local-file.ts';
import { readPassword } from './read-password.ts';

const usage = `Usage: npm run make-admin -- someone@example.org [--create] [--pool <id>] [--region <name>]

Makes an account an admin of the site: adds it to the group admin of the Cognito pool.
  --create   create the account first, with a password asked for here (or piped in, one line)
  --pool     the pool's id; else USER_POOL_ID; else the local stack's, if it runs (npm start)
  --region   the pool's region; else the one in its id`;

const noPool = `Which pool? Give --pool <id> or set USER_POOL_ID: it is the output UserPoolId of the deployment
(npm run deploy prints it, and CloudFormation keeps it). For the local stack, run npm start first.`;

const localFileSchema = z.object({
  userPoolId: z.string(),
  endpoints: z.object({ cognito: z.url() }),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

export interface MakeAdminCommand {
  email: string;
  create: boolean;
  userPoolId: string;
  region: string;
  /** For the local pool only; otherwise the SDK finds both. */
  endpoint?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/**
 * Reads the command line, the environment and, if neither names a pool, the file of the running local stack.
 * @param localFile the text of `.outcrop/local.json`, if the file exists
 * @throws Error with a text for the operator
 */
export function readMakeAdminCommand(
  args: string[],
  environment: Record<string, string | undefined>,
  localFile: string | undefined,
): MakeAdminCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      create: { type: 'boolean', default: false },
      pool: { type: 'string' },
      region: { type: 'string' },
    },
  });
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw new Error(usage);
  const email = emailField.safeParse(address);
  if (!email.success) throw new Error(`${address} is not an e-mail address.\n\n${usage}`);
  const pool = findPool(values.pool ?? environment['USER_POOL_ID'], localFile);
  return {
    email: email.data,
    create: values.create,
    // A pool's id begins with its region: eu-west-2_aBcDeFgHi.
    region: values.region ?? pool.userPoolId.replace(/_.*$/, ''),
    ...pool,
  };
}

function findPool(userPoolId: string | undefined, localFile: string | undefined) {
  if (userPoolId) return { userPoolId };
  if (localFile === undefined) throw new Error(noPool);
  const { userPoolId: localPoolId, endpoints, credentials } = parseLocalFile(localFile);
  return { userPoolId: localPoolId, endpoint: endpoints.cognito, credentials };
}

function parseLocalFile(text: string): z.output<typeof localFileSchema> {
  try {
    return localFileSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('.outcrop/local.json is not what npm start writes. Run npm start again.', {
      cause,
    });
  }
}

async function main() {
  const localFile = readLocalFile(process.env);
  const command = readMakeAdminCommand(process.argv.slice(2), process.env, localFile);
  const { email, create, userPoolId, region, endpoint, credentials } = command;
  const client = new CognitoIdentityProviderClient({
    region,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  });
  const password = create ? { password: await readPassword() } : {};
  await grantAdmin(client, { userPoolId, email, ...password });
  const where = endpoint ? 'the local pool' : `the pool ${userPoolId}`;
  console.log(`${email} is now an admin in ${where}. It shows after the next sign-in.`);
}

/** Explains an error to a person, for whom a stack trace is no help. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_PARSE_ARGS')) return `${error.message}\n\n${usage}`;
  if (code === 'ECONNREFUSED') {
    return `Cognito cannot be reached (${error.message}). Is the local stack running (npm start)?`;
  }
  if (error.name === 'CredentialsProviderError') {
    return `No AWS credentials: ${error.message}. Sign in with the AWS CLI or set AWS_PROFILE.`;
  }
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}
