import path from 'node:path';
import { collect, npmCommand } from '#shared/command-line/npm-command.ts';
import { runMain } from '#shared/command-line/run-main.ts';
import { compareTemplates, type Template } from './diff-guard/compare-templates.ts';
import { deployedTemplate } from './diff-guard/deployed-template.ts';
import { releasedSettings, releasedTemplate, releases } from './diff-guard/released-templates.ts';
import { readTemplate } from './diff-guard/read-template.ts';
import { guardReport, reportText } from './diff-guard/report.ts';
import { loadStageConfig } from './load-stage-config.ts';
import { planFor } from './preflight/plan-for.ts';
import { checkPlace, problemText } from './preflight/preflight.ts';
import { readContext } from './read-context.ts';
import { parseStageConfig, stagePrefix, type StageConfig } from './stage-config.ts';

const root = path.resolve(import.meta.dirname, '..');
const details = `
Without --stage, compares with the template of the last released version.
Exit code 0: the update may be deployed. 1: it would replace or remove a table, bucket, user pool, key, distribution, API,
sender or alarm topic, or take a host name from the site. 2: it could not be compared.`;

const command = npmCommand('diff-guard')
  .option('--stage <name>', 'compare with what is deployed for this stage')
  .option('-c, --context <key=value>', 'a setting of the stage; may be repeated', collect)
  .option(
    '--allow-replacement <id>',
    'allow this resource to be replaced or removed; may be repeated',
    collect,
  )
  .option('--template <file>', 'compare this template instead of synthesizing one')
  .option('--json', 'print the report as JSON')
  .addHelpText('after', details)
  .parse();

async function main(): Promise<void> {
  const { stage, context = [], allowReplacement = [], template, json } = command.opts();
  if (stage === undefined && context.length > 0) {
    command.error('error: --context needs --stage: the last release has settings of its own.');
  }
  const given = template === undefined ? undefined : readTemplate(template);
  const config =
    stage === undefined
      ? parseStageConfig(releasedSettings)
      : loadStageConfig(root, stage, { ...readContext(context), stage, protect: true });
  const before = stage === undefined ? releasedBefore() : await deployedBefore(config);
  const changes = before
    ? compareTemplates(before.template, given ?? (await newTemplate(config)))
    : [];
  const report = guardReport(before?.against ?? null, changes, allowReplacement);
  console.log(json ? JSON.stringify(report, undefined, 2) : reportText(report));
  if (report.stopped.length > 0) process.exitCode = 1;
}

interface Before {
  against: string;
  template: Template;
}

function releasedBefore(): Before {
  const version = releases.at(-1)!;
  return { against: `version ${version}`, template: releasedTemplate(version) };
}

async function deployedBefore(config: StageConfig): Promise<Before | undefined> {
  const plan = planFor(config);
  // In the wrong account or region the stack is not found, and every change would seem safe.
  const problems = await checkPlace(plan);
  if (problems.length > 0) throw new Error(problemText(problems));
  const template = await deployedTemplate(plan.aws.cloudFormation, stagePrefix(config));
  return template && { against: stagePrefix(config), template };
}

async function newTemplate(config: StageConfig): Promise<Template> {
  // CDK takes seconds to load.
  const { synthesize } = await import('./diff-guard/synthesize.ts');
  return synthesize(config, path.join(root, 'dist'));
}

await runMain(main);
