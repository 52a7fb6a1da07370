import { Tags, Validations, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import { capabilities as own } from '#shared/site-config/capabilities.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { SiteStack } from './site-stack.ts';
import { stageEnvironment, stagePrefix, stageTags, type StageConfig } from './stage-config.ts';

/**
 * Adds the stack of one stage to a CDK app. Any finding of cdk-nag's AWS Solutions or Serverless rules that is not
 * acknowledged with a reason stops the synthesis.
 * @param assetsRoot folder with the builds: `web/` and `functions/<group>/`
 * @param capabilities those of the site by default
 */
export function addSite(
  app: App,
  config: StageConfig,
  assistant: AssistantConfig,
  assetsRoot: string,
  capabilities?: Capabilities,
): SiteStack {
  const stack = addSiteStack(app, config, assistant, assetsRoot, capabilities);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  return stack;
}

/** Adds the same stack without cdk-nag, which takes most of the time. */
export function addSiteStack(
  app: App,
  config: StageConfig,
  assistant: AssistantConfig,
  assetsRoot: string,
  capabilities = own,
): SiteStack {
  const stack = new SiteStack(app, stagePrefix(config), {
    config,
    capabilities,
    assistant,
    assetsRoot,
    env: stageEnvironment(config),
    description: `Outcrop, stage ${config.stage}`,
    // A stack whose creation failed must be deleted before the next attempt.
    terminationProtection: config.protect && config.terminationProtection,
  });
  for (const [name, value] of Object.entries(stageTags(config))) Tags.of(app).add(name, value);
  return stack;
}
