import { cpSync } from 'node:fs';
import path from 'node:path';
import { buildFunctions } from '#infra/build-functions.ts';
import type { Refusal } from '#infra/local/from-template/access-check.ts';
import { assemble, type Assembly } from '#infra/local/from-template/assemble.ts';
import type { StackPlan } from '#infra/local/stack-plan.ts';
import { templateSource } from '#infra/local/from-template/template-source.ts';
import { pagesDir, siteTextFile, startTestStack } from '../start-test-stack.ts';
import { stubBuild } from '../stub-build.ts';

/** A site that other origins may call. */
export const partnerOrigin = 'https://partner.example';

/** Where the operator gets the emails of alarms. */
export const alarmMailbox = 'operator@example.test';

/** Synthesizes a stage with the real bundles and a small web build. */
export async function assembleTestSite(): Promise<Assembly> {
  const dist = stubBuild();
  cpSync(pagesDir, path.join(dist, 'pages'), { recursive: true });
  cpSync(siteTextFile, path.join(dist, 'site-text.json'));
  await buildFunctions(dist);
  return assemble(dist, { allowedOrigins: [partnerOrigin], alarmEmail: alarmMailbox });
}

export type TemplateStack = Awaited<ReturnType<typeof startTemplateStack>>;

/** The local stack in memory, made of a template. */
export async function startTemplateStack(assembly: Assembly) {
  const refused: Refusal[] = [];
  const logs: { group: string; line: string }[] = [];
  let plan: StackPlan | undefined;
  const read = templateSource(assembly, {
    onRefused: (refusal) => refused.push(refusal),
    onLog: (group, line) => logs.push({ group, line }),
  });
  const stack = await startTestStack({
    source: (place) => {
      const found = read(place);
      plan = found.plan;
      return found;
    },
    loadHandler: (group) => Promise.reject(new Error(`${group} is not of the template.`)),
  });
  return {
    ...stack,
    plan: plan!,
    resources: assembly.template.Resources,
    /** Calls that a role did not allow. */
    refused,
    /** What the functions have written. */
    logs,
  };
}
