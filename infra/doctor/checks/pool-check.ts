import { DescribeUserPoolCommand } from '@aws-sdk/client-cognito-identity-provider';
import { note, stop } from '../../preflight/problem.ts';
import { stackOutput } from '../../preflight/stack-check.ts';
import { stagePrefix } from '../../stage-config.ts';
import type { DoctorCheck } from '../exam.ts';
import { revertDrift } from '../revert-drift.ts';

export const poolCheck: DoctorCheck = {
  name: 'user pool',
  okText: () =>
    'The user pool is protected against deletion and calls the function "tokens" before it issues tokens.',
  async run({ stack, cognito, config }) {
    const UserPoolId = stackOutput(stack!, 'UserPoolId');
    const { UserPool } = await cognito.send(new DescribeUserPoolCommand({ UserPoolId }));
    const deploy = revertDrift(config.stage);
    const tokens = `:function:${stagePrefix(config)}-tokens`;
    if (!UserPool?.LambdaConfig?.PreTokenGenerationConfig?.LambdaArn?.endsWith(tokens)) {
      return stop(
        'The user pool does not call the function "tokens" before it issues tokens: disabled accounts stay signed in.',
        deploy,
      );
    }
    if (UserPool.AdminCreateUserConfig?.AllowAdminCreateUserOnly === false) {
      return stop(
        'Anyone can create accounts in Cognito directly, without the limits of the shop.',
        deploy,
      );
    }
    if (UserPool.DeletionProtection === 'ACTIVE') return undefined;
    return note('The user pool is not protected against deletion.', deploy);
  },
};
