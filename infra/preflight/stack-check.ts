import {
  DescribeStacksCommand,
  type Stack,
  type StackStatus,
} from '@aws-sdk/client-cloudformation';
import { stagePrefix } from '../stage-config.ts';
import type { Check, Plan } from './check.ts';
import { stop } from './problem.ts';

/** Reads the status of the stage's stack; undefined if there is none. */
export async function stackStatus(plan: Plan): Promise<StackStatus | undefined> {
  return (await describeStack(plan))?.StackStatus;
}

/** Reads the stage's stack; undefined if there is none. */
export async function describeStack({ config, aws }: Plan): Promise<Stack | undefined> {
  try {
    const StackName = stagePrefix(config);
    const { Stacks } = await aws.cloudFormation.send(new DescribeStacksCommand({ StackName }));
    return Stacks?.[0];
  } catch (error) {
    if (isStackMissing(error)) return undefined;
    throw error;
  }
}

/** Whether a request failed because there is no such stack. CloudFormation has no error of its own for it. */
export function isStackMissing(error: unknown): boolean {
  return error instanceof Error && error.message.includes('does not exist');
}

/** Returns an output of the stack, such as `WebhookAddress`. */
export function stackOutput(stack: Stack, name: string): string | undefined {
  return stack.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
}

const stuck: { status: RegExp; says: string; command: (names: string) => string }[] = [
  {
    status: /^(ROLLBACK_FAILED|DELETE_FAILED|CREATE_FAILED)$/,
    says: 'could not be created, and could not be removed',
    command: (names) => `aws cloudformation delete-stack ${names}`,
  },
  {
    status: /^UPDATE_(ROLLBACK_)?FAILED$/,
    says: 'could not be rolled back after a failed deployment',
    command: (names) => `aws cloudformation continue-update-rollback ${names}`,
  },
  {
    status: /^(?!REVIEW_).*_IN_PROGRESS$/,
    says: 'is being changed right now',
    command: (names) => `aws cloudformation describe-stacks ${names} --query Stacks[0].StackStatus`,
  },
];

export const stackCheck: Check = {
  name: 'stack',
  async run(plan) {
    const status = await stackStatus(plan);
    const found = status && stuck.find((each) => each.status.test(status));
    if (!found) return undefined;
    const name = stagePrefix(plan.config);
    return stop(
      `The stack ${name} ${found.says} (${status}).`,
      found.command(`--stack-name ${name} --region ${plan.region}`),
    );
  },
};
