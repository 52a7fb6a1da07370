import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { signedFetch } from './signed-fetch.ts';

/** The AWS clients of the checks; tests replace them. */
export interface Aws {
  credentials: () => ReturnType<SSMClient['config']['credentials']>;
  /**
   * Makes a request to a service that is used too little for a client. Returns the body of a 200 response.
   * @param target the operation of a service with JSON
   */
  ask: (
    service: 'acm' | 'lambda' | 'logs' | 'sns' | 'sts',
    method: 'DELETE' | 'GET' | 'POST' | 'PUT',
    path: string,
    body?: string,
    target?: string,
  ) => Promise<string>;
  cloudFormation: CloudFormationClient;
  ses: SESv2Client;
  ssm: SSMClient;
}

/** Creates the clients. Without a network, they give up after a few seconds. */
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
