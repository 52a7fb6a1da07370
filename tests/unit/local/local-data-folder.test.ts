import { expect, it } from 'vitest';
import { localDataFolder } from '#infra/local-data-folder.ts';

it('keeps the data of each site apart, unless a folder is named', () => {
  expect(localDataFolder({})).toBe('.outcrop');
  expect(localDataFolder({ SITE: 'outcrop' })).toBe('.outcrop');
  expect(localDataFolder({ SITE: 'my-shop' })).toBe('.outcrop-my-shop');
  expect(localDataFolder({ SITE: 'my-shop', OUTCROP_DATA: '/elsewhere' })).toBe('/elsewhere');
});
