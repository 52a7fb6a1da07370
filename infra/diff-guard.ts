import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { collect, npmCommand } from '#shared/command-line/npm-command.ts';
import { compareTemplates, type Template } from './diff-guard/compare-templates.ts';
import { deployedTemplate } from './diff-guard/deployed-template.ts';
import { releasedSettings, releasedTemplate, releases } from './diff-guard/released-templates.ts';
import { guardReport, reportText } from './diff-guard/report.ts';
import { loadStageConfig } from './load-stage-config.ts';
import { readContext } from './read-context.ts';
import { parseStageConfig, stagePrefix, type StageConfig } from './stage-config.ts';

const root = path.resolve(import.meta.dirname, '..');
const details = `
Without --stage, compares with the template of the last released version. Exit code 1: the update would replace or
remove a table, bucket, user pool, key, distribution, API, sender or alarm topic, or take a host name from the site.
2: it could not be compared.`;

const command = npmCommand('diff-guard')
  .option('--stage <name>', 'compare with what is deployed of this stage')
  .option('-c, --context <key=value>', 'a setting of the stage; may be repeated', collect)
  .option('--allow-replacement <id>', 'let this resource go; may be repeated', collect)
  .option('--template <file>', 'compare this template instead of synthesizing one')
  .option('--json', 'print the report as JSON')
  .addHelpText('after', details)
  .parse();

async function main(): Promise<void> {
  const { stage, context = [], allowReplacement = [], template, json } = command.opts();
  const config =
    stage === undefined
      ? parseStageConfig(releasedSettings)
      : loadStageConfig(root, stage, { ...readContext(context), protect: true });
  const before = stage === undefined ? releasedBefore() : await deployedBefore(config);
  const changes = before
    ? compareTemplates(before.template, await newTemplate(config, template))
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
  const client = new CloudFormationClient({ ...(config.region && { region: config.region }) });
  const template = await deployedTemplate(client, stagePrefix(config));
  return template && { against: stagePrefix(config), template };
}

async function newTemplate(config: StageConfig, file: string | undefined): Promise<Template> {
  if (file !== undefined) return JSON.parse(readFileSync(file, 'utf8')) as Template;
  // CDK takes seconds to load.
  const { synthesize } = await import('./diff-guard/synthesize.ts');
  return synthesize(config, path.join(root, 'dist'));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
