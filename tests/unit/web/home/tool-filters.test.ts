import { expect, it } from 'vitest';
import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#shared/pages/site-route.ts';
import {
  filtersOf,
  filterTabs,
  type ToolFilter,
} from '#sites/outcrop/pages/home/tools/tool-filters.ts';
import { homeLayout, type Tool } from '#sites/outcrop/pages/home/home-content.ts';
import { frontMatterOf } from '#tests/support/front-matter.ts';

const { tools } = await frontMatterOf('sites/outcrop/pages/home/home-page.mdx', homeLayout);

const names = (filter: ToolFilter) =>
  tools.filter((tool) => filtersOf(tool).includes(filter)).map(({ title }) => title);

it('sorts the suite under the tabs of the specification', () => {
  expect(filterTabs(tools)).toEqual([
    { id: 'all', label: 'All Products', count: 8 },
    { id: 'flagship', label: 'Flagship', count: 1 },
    { id: 'ai', label: 'AI Powered', count: 4 },
    { id: 'professional', label: 'Professional', count: 2 },
    { id: 'new', label: 'New Releases', count: 1 },
  ]);
  expect(names('flagship')).toEqual(['Nexus']);
  expect(names('professional')).toEqual(['Billing coach', 'Core']);
  expect(names('new')).toEqual(['AquaTest AI']);
});

it('counts a tool as AI Powered if its title or one of its features says so', () => {
  const plain: Tool = { ...tools[0]!, title: 'Sieve', features: ['Sorts grains'] };
  const kept = (tool: Tool) => filtersOf(tool).includes('ai');
  expect(kept(plain)).toBe(false);
  expect(kept({ ...plain, title: 'SieveAI' })).toBe(true);
  expect(kept({ ...plain, features: ['Sorts grains', 'Asks an AI for names'] })).toBe(true);
  expect(kept({ ...plain, description: 'AI', audience: 'AI', action: 'AI' })).toBe(false);
  expect(kept({ ...plain, features: ['Maintained', 'AIRBORNE surveys'] })).toBe(false);
});

it('labels the buttons as the specification does, each with a link', () => {
  expect(Object.fromEntries(tools.map(({ title, tag, action }) => [title, [tag, action]]))).toEqual(
    {
      Nexus: ['Flagship', 'Launch Nexus Platform'],
      'Billing coach': ['Pro', 'Start Free Trial'],
      'AquaTest AI': ['New', 'Try AquaTest AI'],
      Core: ['Featured', 'Get Started'],
      LapisAI: [undefined, 'Explore Tool'],
      'GeoData Resurrector': [undefined, 'Explore Tool'],
      Articles: [undefined, 'Explore Tool'],
      'Podcast hub': [undefined, 'Explore Tool'],
    },
  );
  const pages = routes.map(basePath);
  const elsewhere = tools.filter(({ to }) => !pages.includes(to)).map(({ to }) => to);
  expect(elsewhere).toEqual(['https://nexus.outcrop.example/', 'https://billing.outcrop.example/']);
});

it('describes the results of the water scanner', () => {
  const features = tools.find(({ id }) => id === 'aquatest')!.features.join('\n');
  expect(features).toMatch(/score from 0 to 100/);
  expect(features).toMatch(/OK, WATCH or EXCEEDS/);
});
