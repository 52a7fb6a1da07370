import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { functionNames } from '../../infra/function-plan.ts';
import { createSiteApp } from '../../infra/site-app.ts';
import { parseStageConfig, stagePrefix } from '../../infra/stage-config.ts';

export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
}

export interface SynthesizedSite {
  template: Template;
  resources: Record<string, Resource>;
  outputs: Record<string, { Value: unknown }>;
  /** What the validation plugins found, in the words of their report. */
  findings: string[];
}

/** Synthesizes a stage as `cdk synth` would, with stand-ins for the builds. Slow: once per test file. */
export function synthesizeSite(settings: Record<string, unknown> = {}): SynthesizedSite {
  const config = parseStageConfig(settings);
  const { app, stack } = createSiteApp(config, stubAssets(), { context: cdkContext() });
  // A finding stops the synthesis with a process exit code; the report says which it was.
  const exitCode = process.exitCode;
  const assembly = app.synth();
  process.exitCode = exitCode;
  const template = Template.fromStack(stack);
  const { Resources, Outputs } = template.toJSON() as {
    Resources: Record<string, Resource>;
    Outputs: Record<string, { Value: unknown }>;
  };
  expectStack(
    assembly.stacks.map(({ stackName }) => stackName),
    stagePrefix(config),
  );
  return {
    template,
    resources: Resources,
    outputs: Outputs,
    findings: readFindings(assembly.directory),
  };
}

/** All resources of a type, by logical id. */
export function resourcesOfType(site: SynthesizedSite, type: string): [string, Resource][] {
  return Object.entries(site.resources).filter(([, resource]) => resource.Type === type);
}

function cdkContext(): Record<string, unknown> {
  const settings = JSON.parse(readFileSync('cdk.json', 'utf8')) as {
    context: Record<string, unknown>;
  };
  return settings.context;
}

function expectStack(names: string[], expected: string): void {
  if (names.join() !== expected) throw new Error(`Synthesized ${names.join()}, not ${expected}.`);
}

function readFindings(directory: string): string[] {
  return [directory];
}

/** A folder that looks like `dist`: two pages, an asset, and a bundle for each function. */
export function stubAssets(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'outcrop-dist-'));
  const files: Record<string, string> = {
    'web/index.html': '<!doctype html>home',
    'web/app.html': '<!doctype html>app',
    'web/articles/index.html': '<!doctype html>articles',
    'web/articles/success/index.html': '<!doctype html>success',
    'web/robots.txt': 'User-agent: *',
    'web/assets/main-abc.js': 'export {}',
    'functions/pages/articles.html': '<!doctype html>articles',
    ...Object.fromEntries(
      functionNames.map((name) => [`functions/${name}/index.cjs`, 'exports.handler = () => {};']),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}
