import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from '#web/src/components/password-field.tsx';
import { NewPasswordField } from '#web/src/features/account/new-password-field.tsx';
import { globSources } from '#tests/support/glob-sources.ts';

const inputOf = (markup: string) => /<input[^>]*>/.exec(markup)![0];

it('tell password managers whether a password is new', () => {
  const current = inputOf(
    renderToStaticMarkup(
      <PasswordField label="Password" name="password" autoComplete="current-password" />,
    ),
  );
  expect(current).toMatch(/type="password"/);
  expect(current).toMatch(/autoComplete="current-password"/i);
  const made = inputOf(
    renderToStaticMarkup(<NewPasswordField label="Password" name="password" error={undefined} />),
  );
  expect(made).toMatch(/autoComplete="new-password"/i);
  // A field with a maximum length or a read-only field would reject what a password manager fills in.
  for (const input of [current, made]) expect(input).not.toMatch(/maxlength|readonly|disabled/i);
});

it('and all other fields let people paste, copy and drop', () => {
  const sources = globSources('{web/src,sites}/**/*.{ts,tsx}');
  const listening = sources.filter((file) =>
    /onPaste|onCopy|onCut|onBeforeInput|addEventListener\(\s*['"](paste|copy|cut|beforeinput)['"]/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(listening).toEqual([]);
});
