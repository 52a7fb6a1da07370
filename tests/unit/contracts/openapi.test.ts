import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeApi, openApiText } from '#docs/describe-api.ts';
import { deployedCalls, listCalls } from '#shared/contracts/index.ts';
import { articlesOnly } from '../../support/articles-only.ts';

const read = (name: string) => readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

it('is up to date: run `npm run openapi` when this fails', async () => {
  expect(await read('openapi.json')).toBe(openApiText());
  expect(await read('api.md')).toBe(describeApi());
});

it('describes every call, with its path parameters required', () => {
  const { paths } = JSON.parse(openApiText()) as {
    paths: Record<string, Record<string, { parameters?: { in: string; required: boolean }[] }>>;
  };
  for (const { call } of listCalls()) {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath).toHaveLength(call.path.match(/\{/g)?.length ?? 0);
    expect(inPath.every(({ required }) => required)).toBe(true);
  }
});

it('describes the calls of a shop, and none that is off', () => {
  const { paths } = JSON.parse(openApiText(articlesOnly)) as { paths: Record<string, object> };
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
