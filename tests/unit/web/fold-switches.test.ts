import { expect, it } from 'vitest';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { foldSwitch } from '#web/build/fold-switches.ts';

it('replaces the names of switches by their values, and nothing else', () => {
  const source = [
    "import { capabilities } from '#shared/site-config/capabilities.ts';",
    'const { chat, credits } = capabilities;',
    'export const links = capabilities.podcasts ? [hub] : [];',
    'export const one = capabilities[name];',
  ].join('\n');
  expect(foldSwitch(source, { ...capabilities, chat: true, credits: false, podcasts: false })).toBe(
    [
      "import { capabilities } from '#shared/site-config/capabilities.ts';",
      'const chat = true; const credits = false;',
      'export const links = false ? [hub] : [];',
      'export const one = capabilities[name];',
    ].join('\n'),
  );
});
