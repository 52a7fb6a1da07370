import { App, Stack } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { describe, expect, it } from 'vitest';
import { warnNearLimits } from '#infra/constructs/limit-warnings.ts';
import { nearLimits } from '#infra/near-limits.ts';
import { routesOf } from '../support/routes-of.ts';
import { synthesizeSite } from '../support/synthesize-site.ts';

describe('a limit of AWS', () => {
  it.each([
    [{ resources: 449, routes: 279 }, []],
    [{ resources: 450, routes: 167 }, [/450 of at most 500 resources.*stack of their own/]],
    [{ resources: 282, routes: 280 }, [/280 of at most 300 routes.*Ask AWS/]],
  ])('causes a warning in time: %o', (counted, expected) => {
    const warnings = nearLimits(counted);
    expect(warnings).toEqual(expected.map((text) => expect.stringMatching(text) as string));
  });

  it.each([
    [449, 0],
    [450, 1],
  ])('with %i resources causes %i warnings at the synthesis', (count, times) => {
    const app = new App({ builtinCloudFormationValidation: false });
    const stack = new Stack(app, 'Many');
    for (let index = 0; index < count; index++) new Topic(stack, `Topic${index}`);
    warnNearLimits(stack, 0);
    const { messages } = app.synth().getStackArtifact(stack.artifactId);
    expect(messages.filter(({ level }) => String(level) === 'warning')).toHaveLength(times);
  });

  it('is not near in the default shop, including the template size', () => {
    const site = synthesizeSite({ alarmEmail: 'ops@outcrop.example' });
    const counted = {
      resources: Object.keys(site.resources).length,
      routes: routesOf(site).length,
    };
    expect(nearLimits(counted)).toEqual([]);
    // CloudFormation takes 1 MB. CDK writes templates with an indentation of one.
    expect(JSON.stringify(site.template.toJSON(), undefined, 1).length).toBeLessThan(800_000);
  });
});
