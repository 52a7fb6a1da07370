import { expect, test } from 'vitest';
import { createMemoryStorage } from '#web/src/lib/browser-storage.ts';
import { createTextDraftStore } from '#web/src/lib/text-draft-store.ts';

const typed = { texts: { title: 'Ore', price: '4.50' }, newId: 'made-here', version: 'v1' };

function open(storage = createMemoryStorage()) {
  const owner: { id?: string } = { id: 'editor' };
  return { storage, owner, drafts: createTextDraftStore(storage, () => owner.id) };
}

test('a draft survives a reload, under its own key only', () => {
  const { storage, drafts } = open();
  drafts.keep('article new', typed);
  expect(open(storage).drafts.read('article new')).toEqual(typed);
  expect(drafts.read('article 1')).toBeUndefined();
  drafts.drop('article new');
  expect(drafts.read('article new')).toBeUndefined();
});

test('the next member to sign in cannot read a draft, but its writer can', () => {
  const { owner, drafts } = open();
  drafts.keep('article new', typed);
  owner.id = 'somebody-else';
  expect(drafts.read('article new')).toBeUndefined();
  owner.id = undefined;
  expect(drafts.read('article new')).toBeUndefined();
  owner.id = 'editor';
  expect(drafts.read('article new')).toEqual(typed);
});

test('all drafts are dropped together, and nothing else', () => {
  const { storage, drafts } = open();
  storage.setItem('visit', 'stays');
  for (const key of ['article new', 'product 7', 'podcast 3']) drafts.keep(key, typed);
  drafts.dropAll();
  expect(storage.length).toBe(1);
  expect(storage.getItem('visit')).toBe('stays');
});

test('if the new draft does not fit, the older one is removed', () => {
  const storage = createMemoryStorage();
  const { drafts } = open(storage);
  drafts.keep('article new', typed);
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  drafts.keep('article new', { texts: { title: 'Ore bodies' } });
  expect(drafts.read('article new')).toBeUndefined();
});

test.each(['', 'null', '7', '{}', '{"ownerId":"editor"}', '{"ownerId":"editor","draft":{}}'])(
  'a stored value that is not a draft is ignored: %s',
  (text) => {
    const { storage, drafts } = open();
    storage.setItem('draft:article new', text);
    expect(drafts.read('article new')).toBeUndefined();
  },
);
