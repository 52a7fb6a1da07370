export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DependsOn?: string[];
}

export type Resources = Record<string, Resource>;

/** The parts of a CloudFormation template that the local stack reads. */
export interface Template {
  Resources: Resources;
}

/** Returns all resources of a type with their logical ids. */
export function resourcesOfType(resources: Resources, type: string): [string, Resource][] {
  return Object.entries(resources).filter(([, { Type }]) => Type === type);
}
