import { readFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { addSite, addSiteStack } from '#infra/add-site.ts';
import type { SiteStack } from '#infra/site-stack.ts';
import { parseStageConfig } from '#infra/stage-config.ts';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import { capabilities as own } from '#shared/site-config/capabilities.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { stubBuild } from './stub-build.ts';
import { isLongTier, isOrdinaryTier } from './tier.ts';

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
  /** The findings of cdk-nag's packs and of CDK's own checks. None are looked for if it is undefined. */
  pluginReports: unknown[] | undefined;
}

/** What is checked besides the synthesis: nothing, cdk-nag's rules, or those and CDK's own check of the template. */
export type Checks = 'none' | 'nag' | 'all';

/** The checks of an important variant. The stage as it is configured has all of them in both tiers. */
export const allIfLong: Checks = isLongTier ? 'all' : 'nag';

/** The checks of other variants. Tag a test of their findings `long`. */
export const nagIfLong: Checks = isOrdinaryTier ? 'none' : 'nag';

const synthesized = new Map<string, SynthesizedSite>();

/**
 * Synthesizes a stage as `cdk synth` does, with stand-ins for the builds. It is slow, so the files of a process share
 * the result: do not change it. Each check takes longer than the synthesis itself.
 * @param provider the model provider, instead of the configured one
 * @param capabilities what the shop does, instead of what the site says
 */
export function synthesizeSite(
  settings: Record<string, unknown> = {},
  checks: Checks = 'none',
  provider?: AssistantConfig['provider'],
  capabilities = own,
): SynthesizedSite {
  const key = JSON.stringify([settings, checks, provider, capabilities]);
  const site = synthesized.get(key) ?? synthesize(settings, checks, provider, capabilities);
  synthesized.set(key, site);
  return site;
}

function synthesize(
  settings: Record<string, unknown>,
  checks: Checks,
  provider: AssistantConfig['provider'] | undefined,
  capabilities: Capabilities,
): SynthesizedSite {
  const { app, stack } = createApp(settings, checks, provider, capabilities);
  const { directory } = app.synth();
  const template = Template.fromStack(stack);
  const { Resources, Outputs } = template.toJSON() as {
    Resources: SynthesizedSite['resources'];
    Outputs: SynthesizedSite['outputs'];
  };
  return {
    template,
    resources: Resources,
    outputs: Outputs,
    pluginReports: checks === 'none' ? undefined : readReports(directory),
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
  checks: Checks = 'nag',
  provider = assistantConfig.provider,
  capabilities = own,
): { app: App; stack: SiteStack } {
  const app = new App({
    builtinCloudFormationValidation: checks === 'all',
    context: cdkContext(),
  });
  const assistant = { ...assistantConfig, provider };
  const config = parseStageConfig(settings);
  const add = checks === 'none' ? addSiteStack : addSite;
  return { app, stack: add(app, config, assistant, stubBuild(), capabilities) };
}

function readReports(directory: string): unknown[] {
  return readJson(path.join(directory, 'validation-report.json'))['pluginReports'] as unknown[];
}

function cdkContext(): Record<string, unknown> {
  return readJson('cdk.json')['context'] as Record<string, unknown>;
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}
