import { describe, expect, it } from 'vitest';
import { site } from '#shared/site-config/site.ts';
import { gearLayout } from '#sites/outcrop/pages/gear/gear-content.ts';
import { findGear, gearQuery, readGearView } from '#sites/outcrop/pages/gear/gear-view.ts';
import { shopUrl } from '#sites/outcrop/pages/gear/shop-url.ts';
import { frontMatterOf } from '#tests/support/front-matter.ts';

const { lists, lead } = await frontMatterOf('sites/outcrop/pages/gear/gear-page.mdx', gearLayout);
const items = lists.flatMap((list) => list.items);
const titles = (listAt: number, q: string) =>
  findGear(lists[listAt]!.items, q).map(({ title }) => title);

describe('the lists', () => {
  it('are four, each with a placeholder', () => {
    expect(lists.map(({ label, items }) => `${label} ${items.length}`)).toEqual([
      'AquaTest Gear 12',
      'Field Equipment 9',
      'Data & AI Lab 7',
      'Media Studio 8',
    ]);
    expect(new Set(lists.map(({ placeholder }) => placeholder)).size).toBe(4);
  });

  it('have as many items as the page says', () => {
    expect(lead).toMatch(new RegExp(`^${items.length} kinds of things`));
  });

  it('have no title twice, because ticks are saved by title', () => {
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
  });

  it("link to searches with the operator's tag, and to the two short links", () => {
    const own = items.filter(({ shortLink }) => shortLink);
    expect(own.map(shopUrl)).toEqual(['/aff/firstaid', '/aff/capturecard']);
    for (const item of items.filter(({ shortLink }) => !shortLink)) {
      const { origin, pathname, searchParams } = new URL(shopUrl(item));
      expect(origin + pathname, item.title).toBe('https://www.amazon.com/s');
      expect(searchParams.get('tag'), item.title).toBe(site.affiliate.tag);
      expect(searchParams.get('k')!.length, item.title).toBeGreaterThan(8);
    }
  });

  it('accept an item with a search or a short link, but not with both or neither', () => {
    const [list] = lists;
    const [{ search: _, ...bare }] = list!.items as [(typeof items)[0]];
    const errorOf = (links: object) => {
      const fields = { ...list, items: [{ ...bare, ...links }] };
      return gearLayout.fields.shape.lists.safeParse([fields]).error?.issues[0]?.message;
    };
    expect(errorOf({ search: 'a hammer' })).toBeUndefined();
    expect(errorOf({ shortLink: 'firstaid' })).toBeUndefined();
    expect(errorOf({})).toMatch(/either `search` or `shortLink`/);
    expect(errorOf({ search: 'a kit', shortLink: 'firstaid' })).toMatch(/either/);
  });
});

describe('the search', () => {
  it('looks in title, use and badge, whatever the case', () => {
    expect(titles(0, 'HDPE')).toEqual(['HDPE bottles, 250 and 500 mL']);
    expect(titles(0, ' well ')).toEqual(['Chlorine test kit, DPD', 'Arsenic field kit']);
    expect(titles(0, 'sAmPlInG')).toHaveLength(3);
    expect(titles(1, '')).toHaveLength(9);
  });

  it('does not search the buying advice', () => {
    expect(lists[0]!.items.some(({ look }) => look.includes('arsine'))).toBe(true);
    expect(titles(0, 'arsine')).toEqual([]);
  });
});

it('keeps list and search in the address', () => {
  const read = (query: string) => readGearView(new URLSearchParams(query), lists);
  expect(read('?tab=studio&q= mic ')).toEqual({ tab: 'studio', q: 'mic' });
  expect(read('?tab=kitchen')).toEqual({ tab: 'aquatest', q: '' });
  expect(gearQuery({ tab: 'aquatest', q: '' }, lists)).toBe('');
  expect(gearQuery({ tab: 'field', q: 'a&b' }, lists)).toBe('?tab=field&q=a%26b');
  expect(read(gearQuery({ tab: 'field', q: 'a&b' }, lists))).toEqual({ tab: 'field', q: 'a&b' });
});
