import { Annotations, Aspects, CfnResource, type Stack } from 'aws-cdk-lib';
import { nearLimits } from '../near-limits.ts';

/** Adds a warning to a stack that is near a limit of AWS. `npm run synth` fails on warnings. */
export function warnNearLimits(stack: Stack, routes: number): void {
  Aspects.of(stack).add({
    visit(node) {
      if (node !== stack) return;
      const resources = stack.node.findAll().filter((each) => CfnResource.isCfnResource(each));
      for (const warning of nearLimits({ resources: resources.length, routes })) {
        Annotations.of(stack).addWarningV2('outcrop:near-limit', warning);
      }
    },
  });
}
