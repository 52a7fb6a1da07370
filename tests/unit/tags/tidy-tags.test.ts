import { expect, it } from 'vitest';
import { articleForm } from '#shared/contracts/articles-admin.ts';
import { maxTags, tagLength, tagsField } from '#shared/contracts/item-fields.ts';
import { hasTag, tidyTags } from '#shared/tags/tidy-tags.ts';

it('keeps one of the tags that differ only in case and blanks, as first typed', () => {
  expect(tidyTags([' Well  logs ', 'Archie', 'WELL LOGS', '', ' \t '])).toEqual([
    'Well logs',
    'Archie',
  ]);
});

it('finds a tag in any case, and everything without one', () => {
  expect(hasTag(['Well logs'], 'WELL  LOGS')).toBe(true);
  expect(hasTag(['Well logs'], 'well')).toBe(false);
  expect(hasTag(undefined, 'well logs')).toBe(false);
  expect(hasTag(undefined, ' ')).toBe(true);
  expect(hasTag(undefined, undefined)).toBe(true);
});

it.each([
  [['x'.repeat(tagLength + 1)], 'Each tag must be at most 30 characters'],
  [[' '], 'Each tag is required'],
  [['a,b'], 'Each tag must be without a comma'],
  [['a\nb'], 'Each tag must be one line without control characters'],
  [
    Array.from({ length: maxTags + 1 }, (_, index) => `tag ${index}`),
    'An item must have at most 10 tags',
  ],
])('refuses %j', (tags, text) => {
  expect(tagsField.safeParse(tags).error?.issues.map(({ message }) => message)).toEqual([text]);
});

it('measures a tag without redundant blanks', () => {
  const half = 'x'.repeat(14);
  expect(tagsField.safeParse([`  ${half}   ${half}y `]).success).toBe(true);
  expect(tagsField.safeParse([`  ${half}   ${half}yy `]).success).toBe(false);
  expect(tagsField.safeParse([`x${' '.repeat(100_000)}x`]).success).toBe(true);
});

it('accepts as many tags, and as long ones, as the limits allow', () => {
  const tags = Array.from({ length: maxTags }, (_, index) => String(index).repeat(tagLength));
  expect(tagsField.parse(tags)).toEqual(tags);
  expect(articleForm.shape.tags.parse(undefined)).toBeUndefined();
});
