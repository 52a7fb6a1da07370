import {
  DescribeStacksCommand,
  GetTemplateCommand,
  type CloudFormationClient,
} from '@aws-sdk/client-cloudformation';
import { isStackMissing } from '../preflight/stack-check.ts';
import { stackExists } from '../stack-exists.ts';
import type { Template } from './compare-templates.ts';

/** Reads the template with which a stack was last deployed; undefined if the stack has never been created. */
export async function deployedTemplate(
  client: CloudFormationClient,
  StackName: string,
): Promise<Template | undefined> {
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName }));
    if (!stackExists(Stacks?.[0]?.StackStatus)) return undefined;
    const command = new GetTemplateCommand({ StackName, TemplateStage: 'Original' });
    const { TemplateBody = '' } = await client.send(command);
    return JSON.parse(TemplateBody) as Template;
  } catch (error) {
    if (isStackMissing(error)) return undefined;
    throw error;
  }
}
