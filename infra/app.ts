import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { assistantConfig } from '../shared/site-config/index.ts';
import { addSite } from './add-site.ts';
import { readStageSettings } from './read-stage-settings.ts';
import { requireBuild } from './require-build.ts';
import { parseStageConfig, stageConfigKeys } from './stage-config.ts';

/**
 * What `cdk synth` and `cdk deploy` run. Settings come from `outcrop.<stage>.json`; `-c name=value` goes before the
 * file. The stage is `-c stage=…`, else OUTCROP_STAGE, else `prod`.
 */
function synthesize(): void {
  // At its exit the process would otherwise synthesize once more, even after an error.
  const app = new App({ autoSynth: false });
  const given = Object.fromEntries(
    stageConfigKeys
      .map((key) => [key, app.node.tryGetContext(key) as unknown] as const)
      .filter(([, value]) => value !== undefined),
  );
  const stage = String(given['stage'] ?? process.env['OUTCROP_STAGE'] ?? 'prod');
  const root = path.resolve(import.meta.dirname, '..');
  const config = parseStageConfig({ ...readStageSettings(root, stage), ...given });
  addSite(app, config, assistantConfig, requireBuild(path.join(root, 'dist')));
  app.synth();
}

try {
  synthesize();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
