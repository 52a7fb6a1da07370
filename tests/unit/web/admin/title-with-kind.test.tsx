import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ResourceType } from '#shared/contracts/fields.ts';
import { TitleWithKind } from '#web/src/features/admin/dashboard/title-with-kind.tsx';

const textOf = (title: string, kind: ResourceType) =>
  renderToStaticMarkup(<TitleWithKind title={title} kind={kind} />).replace(/<[^>]*>/g, '');

it('says what an item is, except where its title says so', () => {
  expect(textOf('Archie Never Said Two', 'podcast')).toBe('Archie Never Said Two episode');
  expect(textOf('Six Faulty LAS Files', 'product')).toBe('Six Faulty LAS Files product');
  expect(textOf('20 chat credits', 'credits')).toBe('20 chat credits');
});
