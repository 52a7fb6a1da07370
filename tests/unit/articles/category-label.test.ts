import { expect, it } from 'vitest';
import { categoryLabel } from '#shared/articles/category-label.ts';

it('shows the label before the bar', () => {
  expect(categoryLabel('Well Logs | beginners')).toBe('Well Logs');
  expect(categoryLabel('Mapping')).toBe('Mapping');
});
