import { paginateDescribeStackEvents, type StackEvent } from '@aws-sdk/client-cloudformation';
import { stagePrefix } from '../stage-config.ts';
import type { Plan } from './check.ts';
import { explainError } from './explain-error.ts';
import { stop, type Problem } from './problem.ts';
import { settingsFile } from './settings-checks.ts';
import { isStackMissing } from './stack-check.ts';

interface Reason {
  /** Matches CloudFormation's message about a resource. */
  of: RegExp;
  says: string;
  next: (plan: Plan) => string;
}

/** Problems that AWS only reports when a resource is created. */
const reasons: Reason[] = [
  {
    of: /must be verified before you can add new CloudFront resources/i,
    says: 'AWS has not opened CloudFront for this account yet. That is usual for new accounts and cannot be checked in advance; nothing is wrong with your settings. AWS Support opens it, usually within a day.',
    next: () =>
      'https://console.aws.amazon.com/support/home#/case/create   (Account and billing; quote "Your account must be verified before you can add new CloudFront resources"), then npm run deploy again',
  },
  {
    of: /CNAMEAlreadyExists|CNAMEs you provided are already associated/i,
    says: 'Another CloudFront distribution already uses this domain.',
    next: ({ config }) =>
      `aws cloudfront list-distributions --query "DistributionList.Items[?Aliases.Items && contains(Aliases.Items, '${config.domainName}')].Id"   (remove the domain from that one, then npm run deploy)`,
  },
  {
    of: /AWS::SES::EmailIdentity.*already exists|EmailIdentity.*AlreadyExists/i,
    says: 'The sender already exists in SES, so this stage cannot create it.',
    next: ({ config }) => `Add to ${settingsFile(config.stage)}: "senderIdentity": "existing"`,
  },
  {
    of: /UnreservedConcurrentExecution|ConcurrentExecutions/,
    says: "The account's quota of Lambda is used up.",
    next: ({ region }) =>
      `aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region ${region}`,
  },
  {
    of: /already exists/i,
    says: 'An earlier stage with this name left something behind (docs/runbook.md, "Take a stage down").',
    next: ({ config }) =>
      `npx cdk import -c stage=${config.stage}   (or delete what is named above, then npm run deploy)`,
  },
];

/**
 * Explains why the deployment that began at this time failed, if CloudFormation's events match a known reason. If the
 * events cannot be read, the last finding says why.
 */
export async function explainFailure(plan: Plan, since: Date): Promise<Problem[]> {
  const found = new Set<Reason | undefined>();
  const unread: Problem[] = [];
  try {
    for await (const event of events(plan, since)) {
      if (!event.ResourceStatus?.endsWith('_FAILED')) continue;
      const text = `${event.ResourceType}: ${event.ResourceStatusReason}`;
      found.add(reasons.find(({ of }) => of.test(text)));
    }
  } catch (error) {
    // Without a stack there is nothing to add: the deployment has printed its error.
    if (!isStackMissing(error)) unread.push(explainError(error, "stack's list of events"));
  }
  const known = [...found].filter((reason) => reason !== undefined);
  return [...known.map(({ says, next }) => stop(says, next(plan))), ...unread];
}

/**
 * Yields the events of a stack since a time, newest first. A rollback writes hundreds of events after the failed one.
 */
async function* events({ config, aws }: Plan, since: Date): AsyncGenerator<StackEvent> {
  const StackName = stagePrefix(config);
  const client = aws.cloudFormation;
  for await (const page of paginateDescribeStackEvents({ client }, { StackName })) {
    for (const event of page.StackEvents ?? []) {
      if (event.Timestamp! < since) return;
      yield event;
    }
  }
}
