import { resolveText, resolveValue } from '../resolve-template.ts';
import { propertiesOfOnly, resourcesOfType, type SynthesizedSite } from '../synthesize-site.ts';

type TemplateOnly = Pick<SynthesizedSite, 'resources'>;

interface Statement {
  Effect: 'Allow' | 'Deny';
  Principal: '*' | { AWS?: unknown; Service?: string | string[] };
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, string>>;
}

const many = <Value>(one: Value | Value[]): Value[] => (Array.isArray(one) ? one : [one]);

/** The only topic of a stage. */
export function topicOf(site: TemplateOnly): string {
  const [[id] = [''], ...more] = resourcesOfType(site, 'AWS::SNS::Topic');
  if (more.length > 0) throw new Error('There are several topics.');
  return resolveText(site.resources, { Ref: id });
}

/** Whether the topic's policy lets a service publish: an applicable Deny wins, else an applicable Allow, else denied. */
export function mayPublish(
  site: TemplateOnly,
  service: string,
  context: Record<string, string>,
): boolean {
  const textOf = (value: unknown) => resolveText(site.resources, value);
  const topic = topicOf(site);
  const policy = propertiesOfOnly(site, 'AWS::SNS::TopicPolicy');
  const { Statement: statements } = resolveValue(site.resources, policy['PolicyDocument']) as {
    Statement: Statement[];
  };
  const applies = ({ Principal, Action, Resource, Condition = {} }: Statement) =>
    (Principal === '*' || Principal.AWS === '*' || many(Principal.Service).includes(service)) &&
    many(Action).some((action) => action === 'sns:Publish' || action === 'sns:*') &&
    many(Resource).map(textOf).includes(topic) &&
    Object.entries(Condition).every(([operator, wanted]) =>
      Object.entries(wanted).every(([key, value]) => {
        if (!['StringEquals', 'Bool'].includes(operator)) throw new Error(`${operator}?`);
        return context[key] === textOf(value);
      }),
    );
  const found = statements.filter(applies).map(({ Effect }) => Effect);
  const applied = many(policy['Topics'] as unknown[])
    .map(textOf)
    .includes(topic);
  return applied && found.includes('Allow') && !found.includes('Deny');
}

/** Returns the addresses that get an email when an alarm with these actions goes off. */
export function mailedTo(site: TemplateOnly, actions: readonly string[] = []): string[] {
  const context = { 'aws:SecureTransport': 'true', 'aws:SourceAccount': '123456789012' };
  if (!mayPublish(site, 'cloudwatch.amazonaws.com', context)) return [];
  return resourcesOfType(site, 'AWS::SNS::Subscription')
    .map(([, { Properties }]) => resolveValue(site.resources, Properties) as Record<string, string>)
    .filter(({ Protocol, TopicArn }) => Protocol === 'email' && actions.includes(TopicArn!))
    .map(({ Endpoint }) => Endpoint!);
}
