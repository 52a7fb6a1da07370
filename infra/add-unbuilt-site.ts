import { Annotations, CfnRule, CfnWaitConditionHandle, Fn, Stack, type App } from 'aws-cdk-lib';
import { stageEnvironment, stagePrefix, type StageConfig } from './stage-config.ts';

/**
 * Adds a placeholder for a stage that has not been built, for commands that only need its name and region: `cdk
 * bootstrap`, `cdk destroy`, `cdk list`. The CDK CLI refuses to synthesize, compare or deploy it, and CloudFormation
 * refuses it too.
 */
export function addUnbuiltSite(app: App, config: StageConfig, problem: string): Stack {
  const stack = new Stack(app, stagePrefix(config), { env: stageEnvironment(config) });
  Annotations.of(stack).addError(problem);
  // Deploying a stack without resources would delete the existing one.
  new CfnWaitConditionHandle(stack, 'NotBuilt');
  new CfnRule(stack, 'Refused', {
    assertions: [{ assert: Fn.conditionEquals('built', 'not built'), assertDescription: problem }],
  });
  return stack;
}
