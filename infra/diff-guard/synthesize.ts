import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { assistantConfig } from '#shared/site-config/index.ts';
import { addSiteStack } from '../add-site.ts';
import { missingBuild } from '../missing-build.ts';
import type { StageConfig } from '../stage-config.ts';
import type { Template } from './compare-templates.ts';

const cdkFile = path.resolve(import.meta.dirname, '../../cdk.json');

/**
 * Synthesizes the CloudFormation template of a stage as `cdk deploy` would send it, but without the checks of cdk-nag.
 * @param dist folder with the builds
 * @throws Error if the build is not complete
 */
export function synthesize(config: StageConfig, dist: string): Template {
  const problem = missingBuild(dist);
  if (problem) throw new Error(problem);
  const { context } = JSON.parse(readFileSync(cdkFile, 'utf8')) as { context: object };
  const outdir = mkdtempSync(path.join(tmpdir(), 'outcrop-diff-guard-'));
  try {
    const app = new App({
      autoSynth: false,
      outdir,
      builtinCloudFormationValidation: false,
      context,
    });
    const { artifactId } = addSiteStack(app, config, assistantConfig, dist);
    return app.synth().getStackArtifact(artifactId).template as Template;
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
