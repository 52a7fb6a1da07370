import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { assistantConfig } from '#shared/site-config/index.ts';
import { addSiteStack } from '../../add-site.ts';
import { missingBuild } from '../../missing-build.ts';
import { parseStageConfig } from '../../stage-config.ts';
import type { Template } from './template.ts';

/** A synthesized template with the folders of its assets, by their hashes. */
export interface Assembly {
  template: Template;
  assets: Readonly<Record<string, string>>;
}

interface AssetManifest {
  files: Record<string, { source: { path: string } }>;
}

const cdkFile = path.resolve(import.meta.dirname, '../../../cdk.json');

/** The stage whose names the local stack uses, so that both ways of starting it share their data. */
const stage = 'laptop';

/**
 * Synthesizes the template that `npm run synth` writes for this build. Warnings count as errors, as with `--strict`.
 * cdk-nag checks the same stack in `npm run synth`.
 * @param dist folder with the builds
 * @param settings further settings of the stage, as in outcrop.<stage>.json
 * @throws Error if the build is not complete or the synthesis has findings
 */
export function assemble(dist: string, settings: Record<string, unknown> = {}): Assembly {
  const problem = missingBuild(dist);
  if (problem) throw new Error(problem);
  const { context } = JSON.parse(readFileSync(cdkFile, 'utf8')) as {
    context: object;
  };
  const outdir = mkdtempSync(path.join(tmpdir(), 'outcrop-template-'));
  try {
    const app = new App({
      autoSynth: false,
      outdir,
      builtinCloudFormationValidation: false,
      context: {
        ...context,
        // The bundles run from where they were built.
        'aws:cdk:disable-asset-staging': true,
      },
    });
    const config = parseStageConfig({ ...settings, stage });
    const { artifactId } = addSiteStack(app, config, assistantConfig, dist);
    const artifact = app.synth().getStackArtifact(artifactId);
    const finding = artifact.messages.find(({ level }) => String(level) !== 'info');
    if (finding) throw new Error(`${finding.id}: ${String(finding.entry.data)}`);
    const manifest = JSON.parse(
      readFileSync(path.join(outdir, `${artifactId}.assets.json`), 'utf8'),
    ) as AssetManifest;
    const assets = Object.entries(manifest.files).map(([hash, { source }]) => [hash, source.path]);
    return {
      template: artifact.template as Template,
      assets: Object.fromEntries(assets) as Record<string, string>,
    };
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
