import { expect, it } from 'vitest';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { checkSwitches } from '#shared/site-config/check-switches.ts';
import { siteConfig } from '#shared/site-config/index.ts';

it('stops a build whose short links are on and lead nowhere', () => {
  const { affiliate: _, ...without } = siteConfig;
  const on = { ...capabilities, affiliate: true };
  expect(() => checkSwitches(siteConfig, on)).not.toThrow();
  expect(() => checkSwitches(without, on)).toThrow(/no `affiliate`: add its links/);
  expect(() => checkSwitches(without, { ...on, affiliate: false })).not.toThrow();
});

it('stops a build that sells credits without the assistant that they pay for', () => {
  const off = { ...capabilities, chat: false };
  expect(() => checkSwitches(siteConfig, off)).toThrow(/credits on without chat/);
  expect(() => checkSwitches(siteConfig, { ...off, credits: false })).not.toThrow();
  expect(() => checkSwitches(siteConfig, { ...capabilities, credits: false })).not.toThrow();
});
