import { within, type Check } from './check.ts';
import { stop } from './problem.ts';
import { settingsFile } from './settings-checks.ts';

/** The timeout for finding credentials, which are local. */
const credentialsMs = 4000;

/** Checks the caller's identity and that the account is that of the stage. */
export const callerCheck: Check = {
  name: 'AWS account',
  async run({ config: { stage, account }, aws }) {
    await within(credentialsMs, aws.credentials).catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
      throw Object.assign(new Error('None were found in time.'), { name: 'NoCredentials' });
    });
    const response = await aws.ask(
      'sts',
      'POST',
      '/',
      'Action=GetCallerIdentity&Version=2011-06-15',
    );
    const found = /<Account>(\d{12})<\/Account>/.exec(response)?.[1];
    if (account && account === found) return undefined;
    if (account) {
      return stop(
        `The stage "${stage}" belongs to the AWS account ${account} (${settingsFile(stage)}), but these credentials belong to ${found}.`,
        `AWS_PROFILE=<a profile of ${account}> before the command   (aws configure list-profiles lists them)`,
      );
    }
    return stop(
      `${settingsFile(stage)} does not say which AWS account the stage belongs to.`,
      `Add to ${settingsFile(stage)}: "account": "${found}"   (the account of these credentials)`,
    );
  },
};
