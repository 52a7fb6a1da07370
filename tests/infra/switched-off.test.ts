import { describe, expect, it } from 'vitest';
import { openApiText } from '#shared/contracts/openapi-text.ts';
import { deployedCalls, listCalls } from '#shared/contracts/index.ts';
import { capabilities as everything } from '#shared/site-config/capabilities.ts';
import type { Capability } from '#shared/site-config/capability.ts';
import { deployedFunctions } from '#infra/function-plan.ts';
import { planEdge } from '#infra/edge-policy.ts';
import type { FunctionPlan } from '#infra/function-permissions.ts';
import { routesOf } from '../support/routes-of.ts';
import { switchedOff, without, type SwitchedOff } from '../support/switched-off.ts';
import { resourcesOfType, synthesizeSite } from '../support/synthesize-site.ts';

const settings = { alarmEmail: 'ops@outcrop.example' };
const complete = synthesizeSite(settings);

function names(type: string, property: string, site: typeof complete): string[] {
  return resourcesOfType(site, type)
    .map(([, { Properties }]) => Properties[property])
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^outcrop-prod-|^\/aws\/lambda\/outcrop-prod-/, ''));
}

describe.each(Object.entries(switchedOff) as [Capability, SwitchedOff][])(
  'a complete shop without %s',
  (name, { functions, tables, alarms, calls }) => {
    const left = without(everything, name);
    const site = synthesizeSite(settings, 'none', undefined, left);
    const gone = (type: string, property: string) => {
      const kept = names(type, property, site);
      return names(type, property, complete)
        .filter((one) => !kept.includes(one))
        .sort();
    };

    it('lacks their functions, logs, tables and alarms, and has all others', () => {
      expect(gone('AWS::Lambda::Function', 'FunctionName')).toEqual([...functions].sort());
      expect(gone('AWS::Logs::LogGroup', 'LogGroupName')).toEqual([...functions].sort());
      expect(gone('AWS::DynamoDB::Table', 'TableName')).toEqual([...tables].sort());
      const errors = functions.map((one) => `${one}-errors`);
      expect(gone('AWS::CloudWatch::Alarm', 'AlarmName')).toEqual([...errors, ...alarms].sort());
    });

    it("lacks their calls: no route, no mention in the API's document, no path at the edge", () => {
      const kept = new Set(deployedCalls(left).map(({ call }) => call.path));
      const lost = listCalls()
        .map(({ call }) => call.path)
        .filter((path) => !kept.has(path));
      expect(lost).toEqual(expect.arrayContaining([...calls]));
      const paths = routesOf(site).map(({ routeKey }) => routeKey.split(' ')[1]!);
      const document = openApiText('Shop', left);
      for (const path of lost) {
        expect(paths).not.toContain(path);
        expect(document).not.toContain(`"${path}"`);
      }
      const edge = planEdge(left).map(({ pattern }) => pattern);
      const before = planEdge(everything).map(({ pattern }) => pattern);
      if (name === 'articles') expect(edge).not.toContain('/articles/*');
      if (name === 'podcasts') expect(edge).not.toContain('/podcasthub/*/*');
      if (name === 'affiliate') expect(edge).not.toContain('/aff/*');
      expect(before).toEqual(expect.arrayContaining(edge));
    });
  },
);

it('without chat, the sweep may save lists but no indexes', () => {
  const { sweep: whole } = deployedFunctions(everything);
  const { sweep } = deployedFunctions(without(everything, 'chat'));
  const permissionsOf = ({ tables, files }: FunctionPlan) =>
    Object.entries({ ...tables, ...files }).flatMap(([place, actions]) =>
      actions.map((action) => `${action} ${place}`),
    );
  const kept = permissionsOf(sweep);
  const gone = permissionsOf(whole).filter((permission) => !kept.includes(permission));
  expect(gone.filter((permission) => !/ (feedback|holds)$/.test(permission)).toSorted()).toEqual([
    'GetObject private/assistant/',
    'PutObject private/assistant/',
  ]);
});
