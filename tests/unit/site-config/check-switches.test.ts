import { expect, it } from 'vitest';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { checkSwitches } from '#shared/site-config/check-switches.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { waitlists } from '#shared/site-config/waitlists.ts';

const allFiles = () => true;

it('stops a build whose short links are on and lead nowhere', () => {
  const { affiliate: _, ...without } = siteConfig;
  const on = { ...capabilities, affiliate: true };
  expect(() =>
    checkSwitches({ site: siteConfig, capabilities: on, waitlists }, allFiles),
  ).not.toThrow();
  expect(() => checkSwitches({ site: without, capabilities: on, waitlists }, allFiles)).toThrow(
    /no `affiliate`: add its links/,
  );
  expect(() =>
    checkSwitches(
      { site: without, capabilities: { ...on, affiliate: false }, waitlists },
      allFiles,
    ),
  ).not.toThrow();
});

it('stops a build that sells credits without the assistant that they pay for', () => {
  const off = { ...capabilities, chat: false };
  expect(() => checkSwitches({ site: siteConfig, capabilities: off, waitlists }, allFiles)).toThrow(
    /credits on without chat/,
  );
  expect(() =>
    checkSwitches(
      { site: siteConfig, capabilities: { ...off, credits: false }, waitlists },
      allFiles,
    ),
  ).not.toThrow();
  expect(() =>
    checkSwitches(
      { site: siteConfig, capabilities: { ...capabilities, credits: false }, waitlists },
      allFiles,
    ),
  ).not.toThrow();
});

it('stops a build that sells neither articles nor podcasts nor products', () => {
  const none = { ...capabilities, articles: false, podcasts: false, products: false };
  const check = (switches: typeof capabilities) => () =>
    checkSwitches({ site: siteConfig, capabilities: switches, waitlists }, allFiles);
  expect(check(none)).toThrow(/there is nothing to sell: switch at least one of them on\.$/);
  for (const one of ['articles', 'podcasts', 'products'] as const) {
    expect(check({ ...none, [one]: true })).not.toThrow();
  }
});

it.each([
  ['consulting', 'config/services.ts'],
  ['narration', 'config/audio.ts'],
] as const)('stops a build with %s on and without %s', (name, needed) => {
  const without = (file: string) => file !== needed;
  const problem = new RegExp(`switches ${name} on, but the site has no ${needed}`);
  expect(() =>
    checkSwitches({ site: siteConfig, capabilities: capabilities, waitlists }, without),
  ).toThrow(problem);
  expect(() =>
    checkSwitches(
      { site: siteConfig, capabilities: { ...capabilities, [name]: false }, waitlists },
      without,
    ),
  ).not.toThrow();
});

it('stops a build whose switch of waitlists and whose lists differ', () => {
  const site = siteConfig;
  const off = { ...capabilities, waitlists: false };
  expect(() => checkSwitches({ site, capabilities, waitlists: [] }, allFiles)).toThrow(
    /waitlists on, but config\/waitlists\.ts has none/,
  );
  expect(() => checkSwitches({ site, capabilities: off, waitlists }, allFiles)).toThrow(
    /waitlists off, but config\/waitlists\.ts has some/,
  );
  expect(() => checkSwitches({ site, capabilities: off, waitlists: [] }, allFiles)).not.toThrow();
});
