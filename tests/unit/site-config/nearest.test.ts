import { expect, it } from 'vitest';
import { nearest } from '#shared/site-check/nearest.ts';

const names = ['name', 'title', 'label', 'Health & Fitness', 'TV & Film'];

it.each([
  ['naem', 'name'],
  ['titel', 'title'],
  ['LABEL', 'label'],
  ['lable', 'label'],
  ['health and fitness', 'Health & Fitness'],
  ['TV and Film', 'TV & Film'],
  ['zebra', undefined],
  ['', undefined],
])('%j is near %j', (written, meant) => {
  expect(nearest(written, names)).toBe(meant);
});
