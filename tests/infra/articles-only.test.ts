import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { functionPlans } from '#infra/function-plan.ts';
import { tables } from '#infra/tables.ts';
import type { Capability } from '#shared/site-config/capability.ts';
import { articlesOnly } from '../support/articles-only.ts';
import { episodesOnly, filesOnly } from '../support/one-kind-only.ts';
import { resolveValue } from '../support/resolve-template.ts';
import { routesOf } from '../support/routes-of.ts';
import {
  allIfLong,
  nagIfLong,
  resourcesOfType,
  synthesizeSite,
} from '../support/synthesize-site.ts';

const settings = { alarmEmail: 'ops@outcrop.example' };
const smallest = synthesizeSite(settings, allIfLong, undefined, articlesOnly);
const everything = synthesizeSite(settings);

/** The names of all resources of a type, without the stage's prefix. */
function names(type: string, property: string, site = smallest): string[] {
  return resourcesOfType(site, type)
    .map(([, { Properties }]) => Properties[property])
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^outcrop-prod-|^\/aws\/lambda\/outcrop-prod-/, ''))
    .sort();
}

/** The resources that the default shop has and this one lacks. */
function lacking(type: string, property: string, site = smallest): string[] {
  const left = names(type, property, site);
  return names(type, property, everything).filter((name) => !left.includes(name));
}

const offFunctions =
  'chat,credits,digest,feedback,feeds,holds,podcasts,products,reviews,waitlist'.split(',');

describe('a shop of articles', () => {
  it('has no function, log or alarm of what is off', () => {
    expect(lacking('AWS::Lambda::Function', 'FunctionName')).toEqual(offFunctions);
    expect(lacking('AWS::Logs::LogGroup', 'LogGroupName')).toEqual(offFunctions);
    const errors = offFunctions.map((name) => `${name}-errors`);
    expect(lacking('AWS::CloudWatch::Alarm', 'AlarmName')).toEqual(
      [...errors, 'digest-failed', 'holds-failed', 'replies-failed'].sort(),
    );
  });

  it('has no table, queue, schedule or metric of what is off', () => {
    expect(lacking('AWS::DynamoDB::Table', 'TableName')).toEqual([
      ...['feedback', 'holds', 'podcasts', 'positions', 'products', 'reviews', 'waitlist'],
    ]);
    expect(lacking('AWS::SQS::Queue', 'QueueName')).toEqual(['digest-failed', 'holds-failed']);
    expect(lacking('AWS::Events::Rule', 'Name')).toEqual(['digest', 'holds']);
    expect(names('AWS::Logs::MetricFilter', 'FilterPattern')).toHaveLength(5);
  });

  it('has no route of what is off', () => {
    const keysOf = (site: typeof smallest) => routesOf(site).map(({ routeKey }) => routeKey);
    const keys = keysOf(smallest);
    expect(keys).toContain('GET /api/articles');
    expect(keys).toContain('POST /api/purchase');
    expect(keys.filter((key) => offWords.test(key))).toEqual([]);
    const gone = keysOf(everything).filter((key) => !keys.includes(key));
    expect(gone).toHaveLength(keysOf(everything).length - keys.length);
    expect(gone).toEqual(
      expect.arrayContaining(['GET /podcasthub', 'POST /api/chat', 'GET /api/auth/credits']),
    );
  });

  it('does not mention anything that is off in its template', () => {
    const found = Object.entries(smallest.resources).flatMap(([id, resource]) => {
      const text = JSON.stringify(resolveValue(smallest.resources, resource.Properties));
      // Members and the record of sign-ups keep their format, so that the assistant can be switched on later.
      const own = text.replaceAll('no-reply@', '').replace(/"NonKeyAttributes":\[.*?\]/g, '');
      return offWords.test(id) || offWords.test(own) ? [id] : [];
    });
    expect(found).toEqual([]);
  });

  it('refers to no missing resource', () => {
    const referred = new Set<string>();
    collect(smallest.template.toJSON(), referred);
    expect(referred.size).toBeGreaterThan(100);
    expect([...referred].filter((id) => !(id in smallest.resources) && !isBuiltIn(id))).toEqual([]);
  });

  it('has no finding of cdk-nag', { tags: 'repeats' }, () => {
    expect(smallest.pluginReports).toEqual([]);
  });
});

const offWords =
  /podcast|episode|product|\bcore\b|chat|credit|\bholds?\b|feedback|repl(y|ies)|assistant|site-text|waitlist|(?<!p)review|feeds|digest|preferences|\/aff\//i;

function isBuiltIn(id: string): boolean {
  return id.startsWith('AWS::') || id === 'BootstrapVersion';
}

/** The logical ids in `Ref`, `Fn::GetAtt` and `DependsOn`. */
function collect(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((each) => collect(each, into));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const ids = key === 'Fn::GetAtt' ? [(inner as string[])[0]!] : [inner].flat();
    if (key === 'Ref' || key === 'Fn::GetAtt' || key === 'DependsOn') {
      for (const id of ids) if (typeof id === 'string') into.add(id);
    } else collect(inner, into);
  }
}

const ofEpisodes = synthesizeSite(settings, nagIfLong, undefined, episodesOnly);
const ofFiles = synthesizeSite(settings, nagIfLong, undefined, filesOnly);

describe('a shop of episodes', () => {
  it('has no function and no table of papers, of their files, or of ratings', () => {
    expect(lacking('AWS::Lambda::Function', 'FunctionName', ofEpisodes)).toEqual(
      offFunctions
        .filter((name) => name !== 'feeds' && name !== 'podcasts')
        .concat('articles', 'previews')
        .sort(),
    );
    expect(lacking('AWS::DynamoDB::Table', 'TableName', ofEpisodes)).toEqual([
      ...['articles', 'editions', 'feedback', 'holds', 'previews', 'products', 'ratings'],
      ...['reviews', 'waitlist'],
    ]);
    expect(lacking('AWS::SQS::Queue', 'QueueName', ofEpisodes)).toContain('previews-failed');
  });

  it('does not mention them in its template', () => {
    expect(idsThatName(/article|previews|edition/i, ofEpisodes)).toEqual([]);
  });

  it('has no finding of cdk-nag', { tags: 'long' }, () => {
    expect(ofEpisodes.pluginReports).toEqual([]);
  });
});

describe('a shop of files', () => {
  it('has previews and editions, and nothing of papers', () => {
    expect(names('AWS::Lambda::Function', 'FunctionName', ofFiles)).toContain('previews');
    expect(names('AWS::DynamoDB::Table', 'TableName', ofFiles)).toEqual(
      expect.arrayContaining(['editions', 'previews', 'products']),
    );
    expect(idsThatName(/article/i, ofFiles)).toEqual([]);
  });

  it('has no finding of cdk-nag', { tags: 'long' }, () => {
    expect(ofFiles.pluginReports).toEqual([]);
  });
});

/** The resources that contain a word, except the list of pages, which comes from the stand-in for the web build. */
function idsThatName(word: RegExp, { resources }: typeof smallest): string[] {
  return Object.entries(resources)
    .filter(([id]) => !id.startsWith('WebHostingStaticObject'))
    .filter(([id, { Properties }]) =>
      word.test(id + JSON.stringify(resolveValue(resources, Properties))),
    )
    .map(([id]) => id);
}

const readme = readFileSync('sites/README.md', 'utf8').split('\n');
const numbersOf = (row: string) => row.match(/\d+/g)!.map(Number);

describe.each<[Capability, string[], string[], base?: typeof articlesOnly]>([
  [
    'articles',
    ['articles', 'previews'],
    ['articles', 'editions', 'previews', 'ratings'],
    episodesOnly,
  ],
  ['podcasts', ['feeds', 'podcasts'], ['podcasts', 'positions']],
  ['products', ['products'], ['products']],
  ['chat', ['chat', 'feedback', 'holds'], ['feedback', 'holds']],
  ['credits', ['credits'], [], { ...articlesOnly, chat: true }],
  ['waitlists', ['waitlist'], ['waitlist']],
  ['digest', ['digest'], []],
  ['reviews', ['reviews'], ['reviews']],
  ['affiliate', [], []],
  ['consulting', [], []],
  ['narration', [], []],
])('a shop that also has %s', (capability, functions, itsTables, base = articlesOnly) => {
  const before =
    base === articlesOnly ? smallest : synthesizeSite(settings, 'none', undefined, base);
  const site = synthesizeSite(settings, nagIfLong, undefined, {
    ...base,
    [capability]: true,
  });
  const added = (type: string, property: string) =>
    names(type, property, site).filter((name) => !names(type, property, before).includes(name));

  it('has the functions and tables of both', () => {
    expect(added('AWS::Lambda::Function', 'FunctionName')).toEqual(functions);
    expect(added('AWS::DynamoDB::Table', 'TableName')).toEqual(itsTables);
  });

  it('has no finding of cdk-nag', { tags: 'long' }, () => {
    expect(site.pluginReports).toEqual([]);
  });

  it('adds as many resources and routes as sites/README.md says', () => {
    const row = readme.find((line) => line.startsWith(`| \`${capability}\` `))!;
    const size = ({ resources }: typeof site) => Object.keys(resources).length;
    expect(numbersOf(row)).toEqual([
      size(site) - size(before),
      routesOf(site).length - routesOf(before).length,
    ]);
  });
});

it.each([
  ['everything on', everything],
  ['the smallest shop: papers', smallest],
  ['a shop of episodes', ofEpisodes],
  ['a shop of files', ofFiles],
] as const)('sites/README.md counts what is deployed with %s', (title, site) => {
  const count = (type: string) => resourcesOfType(site, type).length;
  const row = readme.find((line) => line.startsWith(`| ${title} `))!;
  expect(numbersOf(row)).toEqual([
    Object.keys(site.resources).length,
    count('AWS::Lambda::Function'),
    count('AWS::DynamoDB::Table'),
    routesOf(site).length,
    count('AWS::CloudWatch::Alarm'),
  ]);
});

it('the default shop has every function and every table', () => {
  expect(names('AWS::Lambda::Function', 'FunctionName', everything)).toEqual(
    Object.keys(functionPlans).sort(),
  );
  expect(names('AWS::DynamoDB::Table', 'TableName', everything)).toEqual(
    Object.keys(tables).sort(),
  );
});
