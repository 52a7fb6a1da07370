import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimumCharge } from '#shared/constants/price-rule.ts';
import type { SiteSamples } from '#shared/samples/sample.ts';
import { loadActiveArt } from '#shared/site-config/active-art.ts';
import { loadActiveParts } from '#shared/site-config/active-site.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import type { Waitlist } from '#shared/site-config/waitlist.ts';

const folder = path.resolve(import.meta.dirname, '../../../sites');
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('testshop'))
  .map((entry) => entry.name);

const load = <Exports>(site: string, file: string) =>
  import(path.join(folder, site, file)) as Promise<Exports>;

afterEach(() => vi.unstubAllEnvs());

it('finds the sites', () => {
  expect(names).toEqual(expect.arrayContaining(['blank', 'blue-third', 'outcrop']));
});

describe.each(names)('%s', (name) => {
  it('has a valid configuration', async () => {
    vi.stubEnv('SITE', name);
    const { site } = await loadActiveParts();
    const { timeZone, locale, money } = site;
    expect(() => new Intl.DateTimeFormat(locale, { timeZone })).not.toThrow();
    expect(Intl.supportedValuesOf('currency')).toContain(money.currency.toUpperCase());
  });

  it('has the switch of waitlists on only if it has some', async () => {
    const [{ capabilities }, { waitlists }] = await Promise.all([
      load<{ capabilities: Capabilities }>(name, 'config/capabilities.ts'),
      load<{ waitlists: readonly Waitlist[] }>(name, 'config/waitlists.ts'),
    ]);
    expect(waitlists.length > 0).toBe(capabilities.waitlists);
  });

  it('draws its logo, its previews and its cover in the four colours', async () => {
    vi.stubEnv('SITE', name);
    const [art, { site }] = await Promise.all([loadActiveArt(), loadActiveParts()]);
    const { palette: colours } = site.brand.colours;
    expect(art.markPaths).toHaveLength(4);
    expect(art.podcastCover(colours)).toMatch(/^<svg .*<\/svg>$/s);
    const sheet = { width: 1200, height: 630, top: 480, margin: 60, colours, place: '/' };
    expect(art.drawPreviewArt(sheet)).not.toMatch(/NaN|undefined/);
  });

  it('has samples at prices that can be charged', async () => {
    const [{ samples }, { site }] = await Promise.all([
      load<{ samples: SiteSamples }>(name, 'samples/index.ts'),
      load<{ site: { money: { currency: string } } }>(name, 'config/site.ts'),
    ]);
    const items = [...samples.papers, ...samples.episodes, ...samples.products];
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const least = minimumCharge(site.money.currency);
    expect(items.filter(({ priceMinor }) => priceMinor > 0 && priceMinor < least)).toEqual([]);
  });
});
