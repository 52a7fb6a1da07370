import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { signedFetch } from './signed-fetch.ts';

/** What checks ask AWS with; tests give their own. */
export interface Aws {
  credentials: () => ReturnType<SSMClient['config']['credentials']>;
  /** STS and Lambda are asked one question each, which needs no client. Answers the text of an answer of 200. */
  ask: (
    service: 'sts' | 'lambda',
    method: 'GET' | 'POST',
    path: string,
    body?: string,
  ) => Promise<string>;
  cloudFormation: CloudFormationClient;
  ses: SESv2Client;
  ssm: SSMClient;
}

/** Without a network they give up after a few seconds. */
export function openAws(region: string): Aws {
  const settings = {
    region,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 5000, throwOnRequestTimeout: true },
  };
  const ssm = new SSMClient(settings);
  const credentials = () => ssm.config.credentials();
  return {
    credentials,
    ask: signedFetch(region, credentials),
    cloudFormation: new CloudFormationClient(settings),
    ses: new SESv2Client(settings),
    ssm,
  };
}
