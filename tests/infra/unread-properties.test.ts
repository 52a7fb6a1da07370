import { expect, it } from 'vitest';
import { readTemplate } from '#infra/local/from-template/read-template.ts';
import { notPlayed } from '../support/from-template/not-played.ts';
import { unreadIn, watchReads } from '../support/from-template/watch-reads.ts';
import { synthesizeSite } from '../support/synthesize-site.ts';

it('every property of the template that the local stack ignores is listed', () => {
  const settings = { stage: 'laptop', allowedOrigins: ['https://partner.example'] };
  const { resources } = synthesizeSite(settings);
  const { watched, read } = watchReads(resources);
  const assets = new Proxy<Record<string, string>>({}, { get: () => '/dist' });
  const place = {
    siteUrl: 'http://localhost:3000',
    edgeKey: 'key',
    userPoolId: 'pool',
    userPoolClientId: 'client',
  };
  const { edge } = readTemplate({ template: { Resources: watched }, assets }, place);
  edge('http://127.0.0.1:9000').ruleFor('/').errorSeconds(404);
  expect(unreadIn(resources, read)).toEqual([...notPlayed].sort());
});
