import { App, Tags, Validations, type AppProps } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { SiteStack } from './site-stack.ts';
import { stagePrefix, type StageConfig } from './stage-config.ts';

/**
 * The CDK app of one stage. A finding of cdk-nag's AWS Solutions or Serverless rules that nobody has acknowledged with
 * a reason stops the synthesis.
 */
export function createSiteApp(
  config: StageConfig,
  assetsRoot: string,
  props?: AppProps,
): { app: App; stack: SiteStack } {
  const app = new App(props);
  const stack = new SiteStack(app, stagePrefix(config), {
    config,
    assetsRoot,
    description: `Outcrop, stage ${config.stage}`,
  });
  Tags.of(app).add('outcrop:stage', config.stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  return { app, stack };
}
