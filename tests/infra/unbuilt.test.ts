import { App } from 'aws-cdk-lib';
import { Annotations, Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { addUnbuiltSite } from '#infra/add-unbuilt-site.ts';
import { parseStageConfig } from '#infra/stage-config.ts';

it('an unbuilt stage has its name, account and region, and cannot be deployed', () => {
  const config = parseStageConfig({ stage: 'test', account: '123456789012', region: 'eu-west-2' });
  const stack = addUnbuiltSite(new App(), config, 'Run "npm run build" first.');
  expect([stack.stackName, stack.account, stack.region]).toEqual([
    'outcrop-test',
    '123456789012',
    'eu-west-2',
  ]);
  expect(Annotations.fromStack(stack).findError('*', 'Run "npm run build" first.')).toHaveLength(1);
  const { Rules, Resources } = Template.fromStack(stack).toJSON() as Record<string, object>;
  // CloudFormation compares the two texts before it changes anything.
  expect(Rules).toMatchObject({
    Refused: {
      Assertions: [
        {
          Assert: { 'Fn::Equals': ['built', 'not built'] },
          AssertDescription: 'Run "npm run build" first.',
        },
      ],
    },
  });
  expect(Object.keys(Resources!)).toHaveLength(1);
});
