import { expect, it } from 'vitest';
import { tagsInUse } from '#functions/domain/catalogue/tags-in-use.ts';

it('lists tags by name, and one of those that differ in case', () => {
  expect(tagsInUse(['Wells', 'archie', 'WELLS', 'Äolian', 'Basin'])).toEqual([
    'Äolian',
    'archie',
    'Basin',
    'Wells',
  ]);
});

it('lists the most used ones of many', () => {
  const many = Array.from({ length: 150 }, (_, index) => `tag ${index}`);
  const listed = tagsInUse([...many, 'tag 149', 'TAG 148']);
  expect(listed).toHaveLength(100);
  expect(listed).toEqual(expect.arrayContaining(['tag 148', 'tag 149', 'tag 0']));
  expect(listed).not.toContain('tag 120');
});
