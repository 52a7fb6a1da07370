import { expect, it } from 'vitest';
import { authorThing } from '#shared/html/author-thing.ts';
import { site } from '#shared/site-config/site.ts';

const origin = 'https://outcrop.test';
const { company, product } = site.brand;

it.each([
  [`${product} Editorial`, 'Organization'],
  ['The field team', 'Organization'],
  ['Rock & Sons Ltd.', 'Organization'],
  ['Geological Survey', 'Organization'],
  [`${product}s Smith`, 'Person'],
  ['Ines Teamer', 'Person'],
  ['Ana Inca', 'Person'],
  ['Mary Anning', 'Person'],
])('treats %s as a %s', (name, type) => {
  expect(authorThing(name, site, origin)).toEqual({ '@type': type, name });
});

it.each([undefined, '', company.toUpperCase(), product])('treats %s as the company', (name) => {
  expect(authorThing(name, site, origin)).toMatchObject({ name: company, url: `${origin}/` });
});
