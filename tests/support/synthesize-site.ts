import { readFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { addSite } from '#infra/add-site.ts';
import type { SiteStack } from '#infra/site-stack.ts';
import { parseStageConfig } from '#infra/stage-config.ts';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import { capabilities as own } from '#shared/site-config/capabilities.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { stubBuild } from './stub-build.ts';
import { isLongTier } from './tier.ts';

export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DependsOn?: string[];
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

export interface SynthesizedSite {
  template: Template;
  resources: Record<string, Resource>;
  outputs: Record<string, { Value: unknown }>;
  /** The findings of cdk-nag's packs and of CDK's own checks. */
  pluginReports: unknown[];
}

/** CDK's own check of a variant, in the long tier. The stage as it is configured is checked in both. */
export const checkedIfLong = isLongTier ? 'checked' : 'unchecked';

const synthesized = new Map<string, SynthesizedSite>();

/**
 * Synthesizes a stage as `cdk synth` does, with stand-ins for the builds. It is slow, so the files of a process share
 * the result: do not change it. `unchecked` skips CDK's own check of the template, which takes most of the time;
 * cdk-nag always runs.
 * @param provider the model provider, instead of the configured one
 * @param capabilities what the shop does, instead of what the site says
 */
export function synthesizeSite(
  settings: Record<string, unknown> = {},
  mode: 'checked' | 'unchecked' = 'checked',
  provider?: AssistantConfig['provider'],
  capabilities = own,
): SynthesizedSite {
  const key = JSON.stringify([settings, mode, provider, capabilities]);
  const site = synthesized.get(key) ?? synthesize(settings, mode, provider, capabilities);
  synthesized.set(key, site);
  return site;
}

function synthesize(
  settings: Record<string, unknown>,
  mode: 'checked' | 'unchecked',
  provider: AssistantConfig['provider'] | undefined,
  capabilities: Capabilities,
): SynthesizedSite {
  const { app, stack } = createApp(settings, mode, provider, capabilities);
  const { directory } = app.synth();
  const report = readJson(path.join(directory, 'validation-report.json'));
  const template = Template.fromStack(stack);
  const { Resources, Outputs } = template.toJSON() as {
    Resources: SynthesizedSite['resources'];
    Outputs: SynthesizedSite['outputs'];
  };
  return {
    template,
    resources: Resources,
    outputs: Outputs,
    pluginReports: report['pluginReports'] as unknown[],
  };
}

/** All resources of a type, by logical id. */
export function resourcesOfType(
  site: Pick<SynthesizedSite, 'resources'>,
  type: string,
): [string, Resource][] {
  return Object.entries(site.resources).filter(([, resource]) => resource.Type === type);
}

/** The properties of the only resource of a type. */
export function propertiesOfOnly(
  site: Pick<SynthesizedSite, 'resources'>,
  type: string,
): Record<string, unknown> {
  const [first, ...more] = resourcesOfType(site, type);
  if (!first || more.length > 0) throw new Error(`The template has not exactly one ${type}.`);
  return first[1].Properties;
}

/** The app of a stage before its synthesis, with the context of cdk.json, which the CLI would pass. */
export function createApp(
  settings: Record<string, unknown> = {},
  mode: 'checked' | 'unchecked' = 'unchecked',
  provider = assistantConfig.provider,
  capabilities = own,
): { app: App; stack: SiteStack } {
  const app = new App({
    builtinCloudFormationValidation: mode === 'checked',
    context: cdkContext(),
  });
  const assistant = { ...assistantConfig, provider };
  const config = parseStageConfig(settings);
  return { app, stack: addSite(app, config, assistant, stubBuild(), capabilities) };
}

function cdkContext(): Record<string, unknown> {
  return readJson('cdk.json')['context'] as Record<string, unknown>;
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}
