import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planChange, type ChangeableItem } from '#functions/domain/catalogue/plan-change.ts';
import { maxTags, tagField, tagsField } from '#shared/contracts/item-fields.ts';
import { hasTag, tidyTags } from '#shared/tags/tidy-tags.ts';

const item: ChangeableItem = {
  id: 'one',
  title: 'One',
  priceMinor: 450,
  currency: 'gbp',
  shelf: 'draft',
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const full = Array.from({ length: maxTags }, (_, index) => `Tag ${index}`);

it('adds a tag that the item does not have in any case, and removes it in any case', () => {
  const tagged = { ...item, tags: ['Archie'] };
  expect(planChange(tagged, { action: 'tag', tag: ' Well  logs' })).toEqual({
    changes: { tags: ['Archie', 'Well logs'] },
    details: { tags: 'added Well logs' },
  });
  expect(planChange(tagged, { action: 'tag', tag: 'ARCHIE' })).toBeUndefined();
  expect(planChange(tagged, { action: 'untag', tag: 'archie' })).toEqual({
    changes: { tags: undefined },
    details: { tags: 'removed archie' },
  });
  expect(planChange(tagged, { action: 'untag', tag: 'Well logs' })).toBeUndefined();
});

it('refuses an eleventh tag, but not one of the ten', () => {
  const tagged = { ...item, tags: full };
  const refused = () => planChange(tagged, { action: 'tag', tag: 'Archie' });
  expect(refused).toThrow(
    expect.objectContaining({
      details: { fields: { tag: 'It already has 10 tags. Remove one first.' } },
    }),
  );
  expect(planChange(tagged, { action: 'tag', tag: 'tag 3' })).toBeUndefined();
  expect(() => planChange(item, { action: 'untag' })).toThrow();
});

/** Few letters and blanks, so that tags are often equal. */
const tag = fc.stringMatching(/^[aAbB ]{1,4}$/).filter((text) => tagField.safeParse(text).success);
const tags = fc.array(tag, { maxLength: maxTags }).map(tidyTags);

it('changes nothing the second time, and never another tag', () => {
  fc.assert(
    fc.property(tags, tag, fc.constantFrom('tag', 'untag'), (before, wanted, action) => {
      const start = before.length > 0 ? { ...item, tags: before } : item;
      if (action === 'tag' && before.length === maxTags && !hasTag(before, wanted)) return;
      const planned = planChange(start, { action, tag: wanted });
      const after = { ...start, ...planned?.changes };
      expect(hasTag(after.tags, wanted)).toBe(action === 'tag');
      expect(planned === undefined).toBe(hasTag(before, wanted) === (action === 'tag'));
      expect(planChange(after, { action, tag: wanted })).toBeUndefined();
      const others = (list: readonly string[] = []) => list.filter((one) => !hasTag([one], wanted));
      expect(others(after.tags)).toEqual(others(before));
      expect(tagsField.safeParse(after.tags).success).toBe(true);
    }),
  );
});
