import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { describeApi } from '#docs/describe-api.ts';
import { deployedCalls, listCalls } from '#shared/contracts/index.ts';
import { openApiText } from '#shared/contracts/openapi-text.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { articlesOnly } from '../../support/articles-only.ts';

const ours = openApiText(site.brand.product, capabilities);
const read = (name: string) => readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

it('is up to date: run `npm run openapi` when this fails', async () => {
  expect(await read('openapi.json')).toBe(ours);
  expect(await read('api.md')).toBe(describeApi());
});

it('passes a linter for API descriptions', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: ours, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  const unsafe = ours.replace('"security": []', '"securely": []');
  expect(await lintFromString({ source: unsafe, config })).not.toEqual([]);
});

it('describes every call, with its path parameters required', () => {
  const { paths } = JSON.parse(ours) as {
    paths: Record<string, Record<string, { parameters?: { in: string; required: boolean }[] }>>;
  };
  for (const { call } of listCalls()) {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath).toHaveLength(call.path.match(/\{/g)?.length ?? 0);
    expect(inPath.every(({ required }) => required)).toBe(true);
  }
});

it('names the type of each part of a schema, which generated clients need', () => {
  const parts: unknown[] = [];
  JSON.parse(ours, (key, value: unknown) => {
    if (key === 'allOf') parts.push(...(value as unknown[]));
    return value;
  });
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect(part).toHaveProperty('type');
});

it('describes the calls of a shop, and none that is off', () => {
  const { paths } = JSON.parse(openApiText('Papers', articlesOnly)) as {
    paths: Record<string, object>;
  };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const deployed = deployedCalls(articlesOnly).map(({ call }) => `${call.method} ${call.path}`);
  expect(described.sort()).toEqual(deployed.sort());
  expect(
    described.filter((each) => /podcast|product|chat|credits|feed|waitlist/.test(each)),
  ).toEqual([]);
  expect(describeApi(articlesOnly)).not.toMatch(/## (podcasts|products|chat|credits|waitlist)/);
});
