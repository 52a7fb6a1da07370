import { describe, expect, it } from 'vitest';
import { capabilities as blankCapabilities } from '#sites/blank/config/capabilities.ts';
import { waitlists as blankWaitlists } from '#sites/blank/config/waitlists.ts';
import { capabilities as ours } from '#sites/outcrop/config/capabilities.ts';
import { waitlists as ourWaitlists } from '#sites/outcrop/config/waitlists.ts';
import { site as blank } from '#sites/blank/config/site.ts';
import { capabilitiesSchema } from '#shared/site-config/capabilities-schema.ts';
import { siteConfigSchema } from '#shared/site-config/schema.ts';
import { site } from '#shared/site-config/site.ts';

type Settings = Record<string, unknown>;

/** Returns the paths of all objects in a value, outermost first: `money`, `limits.chat`. */
function objectsIn(value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner && !Array.isArray(inner)
      ? [key, ...objectsIn(inner).map((path) => `${key}.${path}`)]
      : [],
  );
}

describe('the site configuration', () => {
  it.each([
    ['sites/outcrop', site],
    ['sites/blank', blank],
  ])('%s is complete', (_name, config) => {
    expect(siteConfigSchema.safeParse(config).error).toBeUndefined();
  });

  it('refuses a price that is not in whole minor units, and says where', () => {
    const wrong = structuredClone(site);
    wrong.credits.packages.small.amountMinor = 4.99;
    const { error } = siteConfigSchema.safeParse(wrong);
    expect(error?.issues[0]?.path).toEqual(['credits', 'packages', 'small', 'amountMinor']);
  });

  it.each(['en_GB', 'English', ''])(
    'refuses the locale "%s", in which no price can be formatted',
    (locale) => {
      const { error } = siteConfigSchema.safeParse({ ...site, locale });
      expect(error?.issues[0]?.path).toEqual(['locale']);
    },
  );

  it.each(objectsIn(site))('refuses a setting with a wrong name in %s', (place) => {
    const wrong = structuredClone(site) as unknown as Settings;
    place.split('.').reduce((at, key) => at[key] as Settings, wrong)['wrongName'] = 1;
    const { error } = siteConfigSchema.safeParse(wrong);
    expect(JSON.stringify(error?.issues)).toContain('wrongName');
  });

  it.each([
    ['a time zone that does not exist', { timeZone: 'Europe/Londn' }, /such as Europe\/London/],
    ['a currency by its name', { money: { currency: 'euro' } }, /three small letters/],
    ['a setting with a wrong name', { taxs: { mode: 'none' } }, /taxs/],
  ])('refuses %s, and says what to write', (_what, wrong, message) => {
    const { error } = siteConfigSchema.safeParse({ ...site, ...wrong });
    expect(error?.issues[0]?.message).toMatch(message);
  });
});

it('refuses a switch with a wrong name, which would silently be off', () => {
  expect(capabilitiesSchema.safeParse(ours).error).toBeUndefined();
  const { chat: _chat, ...others } = ours;
  const { error } = capabilitiesSchema.safeParse({ ...others, chatt: true });
  expect(error?.issues.map(({ message }) => message).join(' ')).toContain('chatt');
});

it.each([
  ['outcrop', ours, ourWaitlists],
  ['blank', blankCapabilities, blankWaitlists],
])('%s has waitlists if its settings say so', (_name, capabilities, waitlists) => {
  expect(waitlists.length > 0).toBe(capabilities.waitlists);
});
