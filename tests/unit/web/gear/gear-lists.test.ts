import { describe, expect, it } from 'vitest';
import { site } from '#shared/site-config/site.ts';
import { gearLists } from '#sites/outcrop/pages/gear/gear-lists.ts';
import { findGear, gearQuery, readGearView } from '#sites/outcrop/pages/gear/gear-view.ts';

const items = gearLists.flatMap((list) => list.items);
const titles = (listAt: number, q: string) =>
  findGear(gearLists[listAt]!.items, q).map(({ title }) => title);

describe('the lists', () => {
  it('are the four of the specification, with a placeholder each', () => {
    expect(gearLists.map(({ label, items }) => `${label} ${items.length}`)).toEqual([
      'AquaTest Gear 12',
      'Field Equipment 9',
      'Data & AI Lab 7',
      'Media Studio 8',
    ]);
    expect(new Set(gearLists.map(({ placeholder }) => placeholder)).size).toBe(4);
  });

  it('name no thing twice: what is ticked is kept by its title', () => {
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
  });

  it('link to searches with the operator’s tag, and to the two short links', () => {
    const own = items.filter(({ href }) => href.startsWith('/')).map(({ href }) => href);
    expect(own).toEqual(['/aff/firstaid', '/aff/capturecard']);
    expect(own.map((href) => href.slice(5))).toEqual(Object.keys(site.affiliate.redirects));
    for (const { href, title } of items.filter(({ href }) => !own.includes(href))) {
      const { origin, pathname, searchParams } = new URL(href);
      expect(origin + pathname, title).toBe('https://www.amazon.com/s');
      expect(searchParams.get('tag'), title).toBe(site.affiliate.tag);
      expect(searchParams.get('k')!.length, title).toBeGreaterThan(8);
    }
  });
});

describe('the search', () => {
  it('looks in title, first line and badge, whatever the case', () => {
    expect(titles(0, 'HDPE')).toEqual(['HDPE bottles, 250 and 500 mL']);
    expect(titles(0, ' well ')).toEqual(['Chlorine test kit, DPD', 'Arsenic field kit']);
    expect(titles(0, 'sAmPlInG')).toHaveLength(3);
    expect(titles(1, '')).toHaveLength(9);
  });

  it('does not look in the second line', () => {
    expect(gearLists[0]!.items.some(({ line2 }) => line2.includes('arsine'))).toBe(true);
    expect(titles(0, 'arsine')).toEqual([]);
  });
});

it('keeps list and search in the address', () => {
  const read = (query: string) => readGearView(new URLSearchParams(query));
  expect(read('?tab=studio&q= mic ')).toEqual({ tab: 'studio', q: 'mic' });
  expect(read('?tab=kitchen')).toEqual({ tab: 'aquatest', q: '' });
  expect(gearQuery({ tab: 'aquatest', q: '' })).toBe('');
  expect(gearQuery({ tab: 'field', q: 'a&b' })).toBe('?tab=field&q=a%26b');
  expect(read(gearQuery({ tab: 'field', q: 'a&b' }))).toEqual({ tab: 'field', q: 'a&b' });
});
