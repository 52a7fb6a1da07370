import { GetParameterCommand, ParameterNotFound } from '@aws-sdk/client-ssm';
import { GetAccountCommand } from '@aws-sdk/client-sesv2';
import type { Check } from './check.ts';
import { note, stop } from './problem.ts';

/** The minimum version for `cdk deploy` (aws-cdk-lib, DefaultStackSynthesizer). */
const bootstrapVersion = 6;

/** With a lower limit, a few concurrent visitors exceed it; AWS gives new accounts 10 and others 1,000. */
const fewExecutions = 100;

export const bootstrapCheck: Check = {
  name: 'CDK bootstrap',
  async run({ config: { account, stage }, region, aws }) {
    const command = `npx cdk bootstrap aws://${account}/${region} -c stage=${stage}`;
    try {
      const Name = '/cdk-bootstrap/hnb659fds/version';
      const { Parameter } = await aws.ssm.send(new GetParameterCommand({ Name }));
      if (Number(Parameter?.Value) >= bootstrapVersion) return undefined;
      return stop(`The CDK bootstrap of ${account} in ${region} is too old.`, command);
    } catch (error) {
      if (!(error instanceof ParameterNotFound)) throw error;
      return stop(`The account ${account} is not bootstrapped for CDK in ${region}.`, command);
    }
  },
};

export const lambdaQuotaCheck: Check = {
  name: 'Lambda quota',
  async run({ region, aws }) {
    const response = await aws.ask('lambda', 'GET', '/2016-08-19/account-settings');
    const { AccountLimit } = JSON.parse(response) as AccountSettings;
    const { ConcurrentExecutions } = AccountLimit;
    if (ConcurrentExecutions >= fewExecutions) return undefined;
    return note(
      `Lambda lets this account run ${ConcurrentExecutions} functions at once in ${region}, the limit for new accounts. Beyond it, visitors are turned away.`,
      `aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region ${region}`,
    );
  },
};

export const sendingCheck: Check = {
  name: 'permission to send email',
  async run({ region, aws }) {
    const account = await aws.ses.send(new GetAccountCommand({}));
    if (account.SendingEnabled === false) {
      return note(
        `SES has stopped all email from this account in ${region} (${account.EnforcementStatus ?? 'paused'}).`,
        `aws sesv2 get-account --region ${region}   (and look at the SES console)`,
      );
    }
    if (account.ProductionAccessEnabled) return undefined;
    return note(
      `SES is in its sandbox in ${region}: emails reach only addresses that are verified there. AWS decides on the request within a day.`,
      `aws sesv2 put-account-details --production-access-enabled --mail-type TRANSACTIONAL --website-url https://<your site> --region ${region}`,
    );
  },
};

interface AccountSettings {
  AccountLimit: { ConcurrentExecutions: number };
}
