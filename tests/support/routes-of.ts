import { routesOfDocument, type ApiDocument } from '#infra/local/from-template/read-document.ts';
import { resolveValue } from './resolve-template.ts';
import { propertiesOfOnly, type SynthesizedSite } from './synthesize-site.ts';

/** The document that defines the API of a template. */
export function apiOf({ resources }: Pick<SynthesizedSite, 'resources'>) {
  const { Body } = propertiesOfOnly({ resources }, 'AWS::ApiGatewayV2::Api');
  return resolveValue(resources, Body) as ApiDocument & Record<string, unknown>;
}

/** The routes of a template: `GET /api/articles`, with what each calls. */
export function routesOf(site: Pick<SynthesizedSite, 'resources'>) {
  return routesOfDocument(apiOf(site));
}
