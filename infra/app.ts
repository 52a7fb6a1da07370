import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { assistantConfig } from '#shared/site-config/index.ts';
import { addSite } from './add-site.ts';
import { addUnbuiltSite } from './add-unbuilt-site.ts';
import { loadStageConfig } from './load-stage-config.ts';
import { missingBuild } from './missing-build.ts';
import { stageConfigKeys } from './stage-config.ts';

/**
 * The entry point of `cdk synth` and `cdk deploy`. Settings come from `outcrop.<stage>.json`; `-c name=value`
 * overrides the file. The stage is `-c stage=…`, else OUTCROP_STAGE, else `prod`.
 */
function synthesize(): void {
  // Otherwise the process would synthesize again at exit, even after an error.
  const app = new App({ autoSynth: false });
  const given = Object.fromEntries(
    stageConfigKeys
      .map((key) => [key, app.node.tryGetContext(key) as unknown] as const)
      .filter(([, value]) => value !== undefined),
  );
  const stage = String(given['stage'] ?? process.env['OUTCROP_STAGE'] ?? 'prod');
  const root = path.resolve(import.meta.dirname, '..');
  const config = loadStageConfig(root, stage, given);
  const dist = path.join(root, 'dist');
  const problem = missingBuild(dist);
  if (problem) addUnbuiltSite(app, config, problem);
  else addSite(app, config, assistantConfig, dist);
  app.synth();
}

try {
  synthesize();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
