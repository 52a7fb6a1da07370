import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccountParts } from '#web/src/features/account/account-parts.tsx';

it('names everything that members can buy and download again', () => {
  expect(renderToStaticMarkup(<AccountParts />)).toContain('papers, episodes and products');
});
