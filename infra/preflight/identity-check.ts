import { paginateListStackResources } from '@aws-sdk/client-cloudformation';
import { GetEmailIdentityCommand, NotFoundException } from '@aws-sdk/client-sesv2';
import { stagePrefix } from '../stage-config.ts';
import type { Check, Plan } from './check.ts';
import { note, stop } from './problem.ts';
import { settingsFile } from './settings-checks.ts';
import { isStackMissing } from './stack-check.ts';

/** An SES identity exists once per account and region: checks whether this stage owns it, shares it, or would fail. */
export const identityCheck: Check = {
  name: 'SES sender',
  async run(plan) {
    const { config, region } = plan;
    const { senderEmail, senderIdentity, stage } = config;
    const domain = senderEmail.split('@')[1]!;
    const wanted = { domain: [domain], address: [senderEmail], existing: [senderEmail, domain] };
    const found = await firstKnown(plan, wanted[senderIdentity]);
    if (senderIdentity === 'existing' && !found) {
      return stop(
        `SES in ${region} has neither ${domain} nor ${senderEmail}, and the stage "${stage}" is set to use an existing sender.`,
        `aws sesv2 create-email-identity --email-identity ${domain} --region ${region}   (or remove senderIdentity from ${settingsFile(stage)}: then this stage creates it)`,
      );
    }
    if (!found) return undefined;
    if (senderIdentity !== 'existing' && !(await isOwn(plan, found.name))) {
      return stop(
        `SES in ${region} already has ${found.name}, so this stage cannot create it.`,
        `Add to ${settingsFile(stage)}: "senderIdentity": "existing"`,
      );
    }
    if (found.verified) return undefined;
    return note(
      `SES does not send from ${found.name} yet: you have not proved that it is yours.`,
      found.name.includes('@')
        ? `Open the link that SES has emailed to ${found.name}.`
        : `aws sesv2 get-email-identity --email-identity ${found.name} --query DkimAttributes.Tokens --region ${region}   (three CNAME records; docs/runbook.md, "Let SES send")`,
    );
  },
};

async function firstKnown({ aws }: Plan, names: string[]) {
  for (const name of names) {
    try {
      const identity = await aws.ses.send(new GetEmailIdentityCommand({ EmailIdentity: name }));
      return { name, verified: identity.VerifiedForSendingStatus === true };
    } catch (error) {
      if (!(error instanceof NotFoundException)) throw error;
    }
  }
  return undefined;
}

async function isOwn({ aws, config }: Plan, identity: string): Promise<boolean> {
  const StackName = stagePrefix(config);
  const client = aws.cloudFormation;
  try {
    for await (const page of paginateListStackResources({ client }, { StackName })) {
      const isIt = page.StackResourceSummaries?.some(
        ({ ResourceType, PhysicalResourceId, ResourceStatus }) =>
          ResourceType === 'AWS::SES::EmailIdentity' &&
          PhysicalResourceId === identity &&
          !ResourceStatus?.startsWith('DELETE'),
      );
      if (isIt) return true;
    }
  } catch (error) {
    if (!isStackMissing(error)) throw error;
  }
  return false;
}
