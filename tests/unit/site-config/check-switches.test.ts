import { expect, it } from 'vitest';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { checkSwitches } from '#shared/site-config/check-switches.ts';
import { siteConfig } from '#shared/site-config/index.ts';

const allFiles = () => true;

it('stops a build whose short links are on and lead nowhere', () => {
  const { affiliate: _, ...without } = siteConfig;
  const on = { ...capabilities, affiliate: true };
  expect(() => checkSwitches(siteConfig, on, allFiles)).not.toThrow();
  expect(() => checkSwitches(without, on, allFiles)).toThrow(/no `affiliate`: add its links/);
  expect(() => checkSwitches(without, { ...on, affiliate: false }, allFiles)).not.toThrow();
});

it('stops a build that sells credits without the assistant that they pay for', () => {
  const off = { ...capabilities, chat: false };
  expect(() => checkSwitches(siteConfig, off, allFiles)).toThrow(/credits on without chat/);
  expect(() => checkSwitches(siteConfig, { ...off, credits: false }, allFiles)).not.toThrow();
  expect(() =>
    checkSwitches(siteConfig, { ...capabilities, credits: false }, allFiles),
  ).not.toThrow();
});

it.each([
  ['consulting', 'config/services.ts'],
  ['narration', 'config/audio.ts'],
] as const)('stops a build with %s on and without %s', (name, needed) => {
  const without = (file: string) => file !== needed;
  const problem = new RegExp(`switches ${name} on, but the site has no ${needed}`);
  expect(() => checkSwitches(siteConfig, capabilities, without)).toThrow(problem);
  expect(() =>
    checkSwitches(siteConfig, { ...capabilities, [name]: false }, without),
  ).not.toThrow();
});
