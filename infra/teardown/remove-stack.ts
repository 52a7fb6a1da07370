import {
  DeleteStackCommand,
  DescribeStacksCommand,
  UpdateTerminationProtectionCommand,
  type CloudFormationClient,
} from '@aws-sdk/client-cloudformation';
import { setTimeout as sleep } from 'node:timers/promises';
import { isStackMissing } from '../preflight/stack-check.ts';

/** Turns termination protection off, deletes the stack and waits until it is gone. A missing stack is not an error. */
export async function removeStack(
  client: CloudFormationClient,
  StackName: string,
  pollMs: number,
): Promise<void> {
  const status = await statusOf(client, StackName);
  if (status === undefined) return;
  if (status !== 'DELETE_IN_PROGRESS') {
    const off = { StackName, EnableTerminationProtection: false };
    await client.send(new UpdateTerminationProtectionCommand(off));
    await client.send(new DeleteStackCommand({ StackName }));
  }
  for (;;) {
    const now = await statusOf(client, StackName);
    if (now === undefined) return;
    if (now === 'DELETE_FAILED') {
      throw new Error(
        `CloudFormation could not delete ${StackName}.\n  → aws cloudformation describe-stack-events --stack-name ${StackName}   (then run this again)`,
      );
    }
    await sleep(pollMs);
  }
}

/**
 * Reads the status of a stack.
 * @returns undefined if the stack does not exist
 */
async function statusOf(client: CloudFormationClient, StackName: string) {
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName }));
    return Stacks?.[0]?.StackStatus;
  } catch (error) {
    if (isStackMissing(error)) return undefined;
    throw error;
  }
}
