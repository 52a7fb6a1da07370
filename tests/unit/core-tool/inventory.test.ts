import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { emptyHeader } from '#tools/core/reading/header.ts';
import { placeOf } from '#tools/core/inventory/coordinates.ts';
import { cell, inHeader, spoilt, version12, wrapped } from './clean-las.ts';
import { folderWith, runCore } from './run-core.ts';

const item = (mnemonic: string, value: string, unit = '') => ({
  ...{ mnemonic, unit, value, description: '', line: 1 },
});

function place(latitude: string, longitude: string, ...others: ReturnType<typeof item>[]) {
  const header = emptyHeader();
  header.items.V.push(item('VERS', '2.0'));
  header.items.W.push(item('LATI', latitude), item('LONG', longitude), ...others);
  return placeOf(header);
}

test.each([
  ['57.2345', '-2.05', 57.2345, -2.05],
  ['57.2345 N', '2.05 W', 57.2345, -2.05],
  ['33.5S', '151.25E', -33.5, 151.25],
  ['-33.5 S', '151.25 deg E', -33.5, 151.25],
  ['57° 14\' 4.2" N', '2° 3\' 5" E', 57.2345, 2.051388889],
  ['57°14′4.2″N', '2°3′5″W', 57.2345, -2.051388889],
  ['57 DEG 14 MIN 4.2 SEC N', '002 DEG 03 MIN 05 SEC W', 57.2345, -2.051388889],
  ['N57 14 04.2', 'W2 3 5', 57.2345, -2.051388889],
  ['57-14-04.2 N', '2-3-5 W', 57.2345, -2.051388889],
  ['57:14:04.2', '-2:3:5', 57.2345, -2.051388889],
  ['57d14m4.2s', '0', 57.2345, 0],
  ['57 14.25 N', '1 30 E', 57.2375, 1.5],
  ['57.5 degrees', '1.5 Degree W', 57.5, -1.5],
  ['57∞ 14\' 4.2" N', '2 degrees 3 minutes 5 seconds W', 57.2345, -2.051388889],
])('reads %s, %s', (latitude, longitude, north, east) => {
  expect(place(latitude, longitude)).toEqual({ latitude: north, longitude: east, datum: null });
});

test.each([
  ['', '1', 'It has no latitude.'],
  ['', '', 'It has no latitude and no longitude.'],
  ['571404.2N', '1', 'The latitude is "571404.2N", which is neither decimal degrees nor'],
  ['57.5 12 N', '1', 'The latitude is "57.5 12 N", which is neither'],
  ['57 60 0 N', '1', 'The latitude is "57 60 0 N", which is neither'],
  ['N57 N', '1', 'The latitude is "N57 N", which is neither'],
  ['57', 'see print', 'The longitude is "see print", which is neither'],
  ['1.5 E', '57 N', 'The latitude is "1.5 E", but E cannot be a latitude.'],
  ['-57 N', '1', 'The latitude is "-57 N", whose sign and letter disagree.'],
  ['-999.25', '-999.25', 'The latitude is "-999.25", beyond 90 degrees.'],
  ['57', '181', 'The longitude is "181", beyond 180 degrees.'],
  ['0', '0.0', 'Latitude and longitude are 0, which means that they are unknown.'],
])('does not guess %s, %s', (latitude, longitude, problem) => {
  expect(place(latitude, longitude)).toEqual({
    problem: expect.stringContaining(problem) as string,
  });
});

describe('a place', () => {
  it('is not converted from a projected system', () => {
    expect(place('', '', item('X', '431000', 'M'), item('Y', '6470000', 'M'))).toEqual({
      problem: 'X and Y are given, which Core does not convert.',
    });
    const header = emptyHeader();
    header.items.W.push(item('LATI', '6470000', 'M'), item('LONG', '431000', 'M'));
    expect(placeOf(header)).toMatchObject({
      problem: 'The latitude is "6470000" in M, which Core does not convert.',
    });
  });

  it('is not east of Greenwich in North America', () => {
    expect(place('32.5', '101.2', item('CTRY', 'USA'))).toEqual({
      problem: 'The longitude is "101.2", east of Greenwich, but the country is "USA".',
    });
    expect(place('32.5', '101.2 W', item('CTRY', 'USA'))).toMatchObject({ longitude: -101.2 });
    expect(place('52.5', '174.2 E', item('CTRY', 'US'))).toMatchObject({ longitude: 174.2 });
  });

  test.each([
    ['NAD27', '32.5 NAD27', undefined, 'NAD 27'],
    ['NAD 1983', '32.5', 'NAD 1983', 'NAD 83'],
    ['WGS84', '32.5', 'WGS84', 'WGS 84'],
    ['GDA2020', '-32.5', 'GDA2020', 'GDA 2020'],
    ['a local one', '32.5', 'local', null],
  ])('has the datum %s', (_, latitude, stated, datum) => {
    const items = stated === undefined ? [] : [item('GDAT', stated)];
    expect(place(latitude, '-1.5', ...items)).toMatchObject({ longitude: -1.5, datum });
  });

  it('takes time in proportion to its length', () => {
    expect(place(`${'1 '.repeat(400_000)}N`, '1')).toHaveProperty('problem');
    expect(place(`57${' '.repeat(400_000)}x`, '1')).toHaveProperty('problem');
  });
});

const located = (latitude: string, longitude: string) =>
  inHeader(
    ' LOC .   61 N 24 E : LOCATION',
    ` LOC .   61 N 24 E : LOCATION\n LATI.   ${latitude} : LATITUDE\n LONG.   ${longitude} : LONGITUDE`,
  );

describe('core inventory', () => {
  const folder = folderWith({
    'a.las': spoilt(located('61 30 0 N', '24 15 0 E'), cell(150, 1, '700')),
    'b.las': spoilt(located('61 30 0 N', '24 15 0 E')),
    'c/d.las': version12,
    'e.las': wrapped(inHeader('CLEAN 1', '=CMD()')),
    'f.las': 'no log',
  });

  it('has a row for each log', async () => {
    const { printed, complained, code } = await runCore('inventory .', folder);
    expect([code, complained]).toEqual([0, '']);
    const curves =
      'DEPT [M]; GR [GAPI]; RHOB [G/C3]; NPHI [V/V]; DT [US/M]; CALI [IN]; SP [MV]; ILD [OHMM]';
    const row = (file: string, version: string, wrap: string, counts: string, well = 'CLEAN 1') =>
      `${file},${well},0001,EXAMPLE,NONE,${version},${wrap},1670,1700.3276,0.1524,M,-999.25,${curves},200,${counts}`;
    expect(printed.split('\r\n')).toEqual([
      'file,well,uwi,company,field,version,wrap,start,stop,step,unit,null,curves,rows,errors,warnings,infos',
      row('a.las', '2.0', 'NO', '0,1,0'),
      row('b.las', '2.0', 'NO', '0,0,0'),
      row('c/d.las', '1.2', 'NO', '0,0,0'),
      row('e.las', '2.0', 'YES', '0,0,0', "'=CMD()"),
      'f.las,,,,,,,,,,,,,0,1,0,0',
      '',
    ]);
  });

  it('has a feature for each well, as RFC 7946 requires', async () => {
    const { printed, complained, code } = await runCore('inventory . --format geojson', folder);
    const { type, features } = JSON.parse(printed) as {
      type: string;
      features: { geometry: unknown; properties: Record<string, unknown> }[];
    };
    expect([code, type]).toEqual([0, 'FeatureCollection']);
    const clean = { well: 'CLEAN 1', uwi: '0001', company: 'EXAMPLE', field: 'NONE' };
    expect(features.slice(0, 2)).toEqual([
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [24.25, 61.5] },
        properties: { ...clean, files: ['a.las', 'b.las'], datum: null },
      },
      {
        type: 'Feature',
        geometry: null,
        properties: {
          ...clean,
          files: ['c/d.las', 'e.las'],
          problem: 'It has no latitude and no longitude.',
        },
      },
    ]);
    expect(features).toHaveLength(3);
    expect(complained.split('\n').slice(0, 2)).toEqual([
      'core: c/d.las: It has no latitude and no longitude.',
      'core: e.las: It has no latitude and no longitude.',
    ]);
    expect(complained).toContain('core: 3 of 5 logs without a place on the map.\n');
  });

  it('writes a file, but never over a log', async () => {
    const written = await runCore('inventory a.las --output wells.csv', folder);
    expect(written).toEqual({ code: 0, printed: '', complained: '' });
    expect(readFileSync(path.join(folder, 'wells.csv'), 'utf8')).toMatch(/^file,well,[^]*a\.las,/);
    const refused = await runCore('inventory a.las -o a.las', folder);
    expect([refused.code, refused.complained]).toEqual([
      2,
      'core: --output would replace a.las, which is to be checked.\n',
    ]);
  });

  test.each([
    ['inventory', 'Name the files or folders: core inventory logs/'],
    ['inventory . --format json', '--format must be csv or geojson, not "json".'],
    ['inventory . --severity error', '"core inventory" has no option --severity.'],
    ['inventory lost.las', 'lost.las: There is no such file or folder.'],
  ])('core %s', async (words, text) => {
    const { code, complained } = await runCore(words, folder);
    expect([code, complained.split('\n')[0]]).toEqual([2, `core: ${text}`]);
  });
});
