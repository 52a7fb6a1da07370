import { assistantConfig } from '#shared/site-config/index.ts';
import type { StageConfig } from '../stage-config.ts';
import type { Plan } from './check.ts';
import { openAws } from './open-aws.ts';

/** Only used to identify the caller if the stage names no region; every account has it. */
const anyRegion = 'us-east-1';

export function planFor(config: StageConfig): Plan {
  const region = config.region ?? anyRegion;
  return {
    config,
    region,
    provider: assistantConfig.provider.kind,
    environment: process.env,
    aws: openAws(region),
  };
}
