import { DescribeUserPoolClientCommand } from '@aws-sdk/client-cognito-identity-provider';
import { stop } from '../../preflight/problem.ts';
import { stackOutput } from '../../preflight/stack-check.ts';
import type { DoctorCheck } from '../exam.ts';
import { revertDrift } from '../revert-drift.ts';

/** The flows of infra/constructs/identity.ts: passwords are sent only through our own call for signing in. */
const flows = ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'];

export const clientCheck: DoctorCheck = {
  name: 'user pool client',
  okText: () => 'The user pool client allows the sign-in flows that the shop uses, and no others.',
  async run({ stack, cognito, config: { stage } }) {
    const [UserPoolId, ClientId] = ['UserPoolId', 'UserPoolClientId'].map((name) =>
      stackOutput(stack!, name),
    );
    const { UserPoolClient: client } = await cognito.send(
      new DescribeUserPoolClientCommand({ UserPoolId, ClientId }),
    );
    const found: string[] = client?.ExplicitAuthFlows ?? [];
    const deploy = revertDrift(stage);
    const missing = flows.filter((flow) => !found.includes(flow));
    if (missing.length > 0) {
      return stop(
        `Nobody can sign in or stay signed in: the client lacks ${missing.join(', ')}.`,
        deploy,
      );
    }
    const more = found.filter((flow) => !flows.includes(flow));
    if (more.length > 0) {
      return stop(
        `Passwords can be guessed without the shop's limits: the client allows ${more.join(', ')}.`,
        deploy,
      );
    }
    return undefined;
  },
};
