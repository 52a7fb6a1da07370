import { resolveText, resolveValue } from '../resolve-template.ts';
import { resourcesOfType, type SynthesizedSite } from '../synthesize-site.ts';

interface WithDestination {
  DestinationConfig: { OnFailure: { Destination: string } };
}

/** Returns the names of the dead-letter queues that the template configures for a function. */
export function deadLettersOf(site: SynthesizedSite, functionName: string): string[] {
  const sources = ['AWS::Lambda::EventInvokeConfig', 'AWS::Lambda::EventSourceMapping'];
  return sources
    .flatMap((type) => resourcesOfType(site, type))
    .filter(({ 1: { Properties } }) =>
      // A function by its name or its ARN.
      resolveText(site.resources, Properties['FunctionName']).endsWith(functionName),
    )
    .map(({ 1: { Properties } }) => resolveValue(site.resources, Properties) as WithDestination)
    .map(({ DestinationConfig }) => DestinationConfig.OnFailure.Destination.split(':').at(-1)!);
}
