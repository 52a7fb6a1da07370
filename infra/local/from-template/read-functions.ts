import { statementsOfRole, type Statement } from './statements.ts';
import type { Resolver } from './resolver.ts';
import { resourcesOfType, type Resources } from './template.ts';

export interface TemplateFunction {
  /** The name without the stage's prefix: `purchase`. */
  group: string;
  /** The folder of the bundle. */
  directory: string;
  /** The bundle's file without extension and its export, such as `index.handler`. */
  handler: string;
  memoryMb: number;
  timeoutSeconds: number;
  variables: Record<string, string>;
  hasLayers: boolean;
  role: { name: string; statements: Statement[] };
}

interface FunctionProperties {
  FunctionName?: string;
  Code: { S3Key: string };
  Handler: string;
  Runtime: string;
  MemorySize: number;
  Timeout: number;
  Environment?: { Variables: Record<string, unknown> };
  Layers?: unknown[];
  Role: { 'Fn::GetAtt': [string, string] };
}

/**
 * Reads the named functions of a template. CDK's own helpers, such as the one that fills buckets, have no name.
 * @param assets the folder of each asset, by its hash
 */
export function readFunctions(
  resources: Resources,
  resolver: Resolver,
  assets: Readonly<Record<string, string>>,
  prefix: string,
): TemplateFunction[] {
  return resourcesOfType(resources, 'AWS::Lambda::Function').flatMap(([, { Properties }]) => {
    const properties = Properties as unknown as FunctionProperties;
    if (!properties.FunctionName) return [];
    const hash = properties.Code.S3Key.replace(/\.zip$/, '');
    const directory = assets[hash];
    if (!directory) throw new Error(`The bundle of ${properties.FunctionName} is missing.`);
    const [roleId] = properties.Role['Fn::GetAtt'];
    const variables = Object.entries(properties.Environment?.Variables ?? {}).map(
      ([name, value]) => [name, resolver.text(value).replace(/^\/var\/task\b/, directory)],
    );
    return [
      {
        group: groupOf(properties.FunctionName, prefix),
        directory,
        handler: properties.Handler,
        memoryMb: properties.MemorySize,
        timeoutSeconds: properties.Timeout,
        variables: Object.fromEntries(variables) as Record<string, string>,
        hasLayers: Boolean(properties.Layers?.length),
        role: {
          name: resolver.nameOf(roleId),
          statements: statementsOfRole(resources, resolver, roleId),
        },
      },
    ];
  });
}

/** Returns the group of a function from its name or ARN. */
export function groupOf(nameOrArn: string, prefix: string): string {
  return nameOrArn.split(':').at(-1)!.replace(`${prefix}-`, '');
}
