import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { apiDocument, functionsOfApi } from '#infra/api-document.ts';
import { routesOfDocument, type ApiDocument } from '#infra/local/from-template/read-document.ts';
import { routesOf } from '#infra/local/gateway/route-table.ts';
import { deployedCalls, type ListedCall } from '#shared/contracts/index.ts';

const describeApi = (calls: readonly ListedCall[], allowedOrigins: string[] = []) =>
  apiDocument({
    title: 'outcrop-test',
    calls,
    uriOf: (name) => `arn:of:${name}`,
    allowedOrigins,
    tags: { stage: 'test' },
  });
const everything = deployedCalls();
const whole = describeApi(everything);
const item = everything.find(
  ({ call }) => call.path === '/api/articles/{id}' && call.method === 'GET',
)!;
const paths = (calls: ListedCall[]) => describeApi(calls).paths as Record<string, object>;

describe('the document of the API', () => {
  it('is valid OpenAPI, apart from the references inside the extensions', async () => {
    const config = await createConfig({ extends: ['spec'], rules: { 'spec-strict-refs': 'off' } });
    const lint = async (document: object) =>
      (await lintFromString({ source: JSON.stringify(document), config })).map(
        ({ ruleId, message }) => `${ruleId}: ${message}`,
      );
    expect(await lint(whole)).toEqual([]);
    expect(await lint({ ...whole, info: {} })).not.toEqual([]);
  });

  it('has the routes of the calls, and one for everything else', () => {
    const routes = routesOfDocument(whole);
    const expected = routesOf(everything).map(({ group, routeKey }) => ({
      routeKey,
      uri: `arn:of:${group}`,
    }));
    const rest = { routeKey: '$default', uri: 'arn:of:unrouted' };
    const byKey = (a: { routeKey: string }, b: { routeKey: string }) =>
      a.routeKey < b.routeKey ? -1 : 1;
    expect(routes.sort(byKey)).toEqual([...expected, rest].sort(byKey));
  });

  it('declares the parameters of a path for each of its methods', () => {
    const call = { ...item.call, path: '/api/{kind}/{id}', alsoHead: true as const };
    const parameter = { in: 'path', required: true, schema: { type: 'string' } };
    const parameters = [
      { name: 'kind', ...parameter },
      { name: 'id', ...parameter },
    ];
    expect(paths([{ ...item, call }])).toMatchObject({
      '/api/{kind}/{id}': { get: { parameters }, head: { parameters } },
    });
  });

  it('keeps the methods of one path together', () => {
    const calls = [item, { ...item, call: { ...item.call, method: 'PUT' as const } }];
    expect(Object.keys(paths(calls)[item.call.path]!)).toEqual(['get', 'put']);
  });

  it('has one integration for each function, by payload format 2.0', () => {
    const { 'x-amazon-apigateway-integrations': integrations } = describeApi([item]).components;
    expect(functionsOfApi([item, item])).toEqual(['articles', 'unrouted']);
    const integration = { type: 'aws_proxy', httpMethod: 'POST', payloadFormatVersion: '2.0' };
    expect(integrations).toEqual({
      articles: { ...integration, uri: 'arn:of:articles' },
      unrouted: { ...integration, uri: 'arn:of:unrouted' },
    });
  });

  it('says which other origins may call, or nothing', () => {
    expect(whole).not.toHaveProperty('x-amazon-apigateway-cors');
    expect(describeApi([], ['https://a.example'])).toMatchObject({
      'x-amazon-apigateway-cors': { allowOrigins: ['https://a.example'], allowCredentials: true },
    });
  });

  it('has the name and the tags of the API, which an import overwrites', () => {
    expect(whole).toMatchObject({
      info: { title: 'outcrop-test' },
      tags: [{ name: 'stage', 'x-amazon-apigateway-tag-value': 'test' }],
    });
  });
});

describe('a reader of the document', () => {
  const changed = (change: (document: ApiDocument) => void) => {
    const copy = structuredClone(describeApi([item])) as unknown as ApiDocument;
    change(copy);
    return () => routesOfDocument(copy);
  };
  const { path } = item.call;

  it.each<[string, (document: ApiDocument) => void, string]>([
    [
      'without a parameter',
      ({ paths }) => delete paths[path]!['get']!.parameters,
      'declares no {id}',
    ],
    ['without an integration', (document) => delete document.components, 'has no integration'],
    ['with an authorizer', ({ paths }) => (paths[path]!['get']!.security = [{}]), 'no authorizer'],
    ['for every method', ({ paths }) => (paths[path]!['any'] = paths[path]!['get']!), 'has no ANY'],
    [
      'with payload format 1.0',
      ({ components }) => {
        components!['x-amazon-apigateway-integrations']!['articles']!.payloadFormatVersion = '1.0';
      },
      'does not support aws_proxy POST 1.0',
    ],
  ])('refuses a route %s', (_, change, message) => {
    expect(changed(change)).toThrow(message);
  });
});
