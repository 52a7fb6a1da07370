import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runMain } from '#shared/command-line/run-main.ts';
import { email as emailField } from '#shared/contracts/fields.ts';
import { grantAdmin } from './grant-admin.ts';
import { parseLocalFile } from './parse-local-file.ts';
import { readLocalFile } from './read-local-file.ts';
import { readPassword } from './read-password.ts';

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
  /** Set only for the local pool; otherwise the SDK finds both. */
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
  const command = npmCommand('make-admin')
    .argument('<email>', 'the email address of the account')
    .option('--create', 'create it first, with a password that you type (or pipe in, one line)')
    .option(
      '--pool <id>',
      "the Cognito pool; else USER_POOL_ID; else the local stack's, if it runs",
    )
    .option('--region <name>', "the pool's region; else the one in its id")
    .parse(args, { from: 'user' });
  const { create = false, pool: poolId, region } = command.opts();
  const [given] = command.processedArgs;
  const email = emailField.safeParse(given);
  if (!email.success) throw new Error(`${given} is not an email address.`);
  const pool = findPool(poolId ?? environment['USER_POOL_ID'], localFile);
  return {
    email: email.data,
    create,
    // A pool's id begins with its region: eu-west-2_aBcDeFgHi.
    region: region ?? pool.userPoolId.replace(/_.*$/, ''),
    ...pool,
  };
}

function findPool(userPoolId: string | undefined, localFile: string | undefined) {
  if (userPoolId) return { userPoolId };
  if (localFile === undefined) throw new Error(noPool);
  const {
    userPoolId: localPoolId,
    endpoints,
    credentials,
  } = parseLocalFile(localFileSchema, localFile);
  return { userPoolId: localPoolId, endpoint: endpoints.cognito, credentials };
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
  console.log(`${email} is now an admin in ${where}. The change takes effect at the next sign-in.`);
}

/** Explains an error to the operator instead of printing a stack trace. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED') {
    return `Cognito cannot be reached (${error.message}). Is the local stack running (npm start)?`;
  }
  if (error.name === 'CredentialsProviderError') {
    return `No AWS credentials: ${error.message}. Sign in with the AWS CLI or set AWS_PROFILE.`;
  }
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
}

if (import.meta.main) {
  await runMain(main, explain);
}
