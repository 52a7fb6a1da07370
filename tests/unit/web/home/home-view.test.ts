import { expect, it } from 'vitest';
import {
  homeQuery,
  plainView,
  readHomeView,
  tickService,
} from '#sites/outcrop/pages/home/home-view.ts';

const read = (query: string) => readHomeView(new URLSearchParams(query));
const write = (query: string, view: Parameters<typeof homeQuery>[1]) =>
  homeQuery(new URLSearchParams(query), view);

it('reads and writes a view the same way, with commas as they are', () => {
  const view = { filter: 'ai', services: ['web-gis', 'ocr', 'remote-sensing'] } as const;
  expect(write('', view)).toBe('?tools=ai&services=web-gis,ocr,remote-sensing');
  expect(read(write('', view))).toEqual(view);
  expect(write('?tools=ai&services=ocr', plainView)).toBe('');
});

it('ignores what it does not know, what comes twice, and the order', () => {
  expect(read('?tools=everything&services=ocr,,gold,ocr,web-gis')).toEqual({
    filter: 'all',
    services: ['web-gis', 'ocr'],
  });
  expect(read('?tools=constructor&services=__proto__')).toEqual(plainView);
  expect(read('?services=web-gis%2Cocr').services).toEqual(['web-gis', 'ocr']);
});

it('keeps parameters that others own', () => {
  expect(write('?utm_source=mail&tools=new', { filter: 'flagship', services: ['safety'] })).toBe(
    '?utm_source=mail&tools=flagship&services=safety',
  );
});

it('ticks and unticks in the order of the sheet', () => {
  expect(tickService(['ocr'], 'web-gis', true)).toEqual(['web-gis', 'ocr']);
  expect(tickService(['web-gis', 'ocr'], 'web-gis', true)).toEqual(['web-gis', 'ocr']);
  expect(tickService(['web-gis', 'ocr'], 'web-gis', false)).toEqual(['ocr']);
  expect(tickService([], 'gold', true)).toEqual([]);
});
