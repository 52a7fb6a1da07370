import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { requireBuild } from './require-build.ts';
import { readStageSettings } from './read-stage-settings.ts';
import { createSiteApp } from './site-app.ts';
import { parseStageConfig, stageConfigKeys } from './stage-config.ts';

/**
 * What `cdk synth` and `cdk deploy` run. Settings come from `outcrop.<stage>.json`; `-c name=value` goes before the
 * file. The stage is `-c stage=…`, else OUTCROP_STAGE, else `prod`.
 */
const context = new App().node;
const given = stageConfigKeys
  .map((key) => [key, context.tryGetContext(key) as unknown] as const)
  .filter(([, value]) => value !== undefined);
const fromCommandLine = Object.fromEntries(given);
const stage = String(fromCommandLine['stage'] ?? process.env['OUTCROP_STAGE'] ?? 'prod');
const root = path.resolve(import.meta.dirname, '..');

try {
  const config = parseStageConfig({ ...readStageSettings(root, stage), ...fromCommandLine });
  const assetsRoot = requireBuild(path.join(root, 'dist'));
  createSiteApp(config, assetsRoot).app.synth();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
