import { expect, it } from 'vitest';
import { siteConfig } from '#shared/site-config/index.ts';
import { renderPasswordChanged } from '#functions/domain/mail-delivery/templates/password-changed.tsx';

it('shows links in the accent colour, which is legible on white, and underlined', async () => {
  const { html } = await renderPasswordChanged();
  const [, style = ''] = /<a [^>]*style="([^"]+)"/.exec(html) ?? [];
  expect(style).toContain(`color:${siteConfig.brand.colours.accent}`);
  expect(style).toContain('underline');
});
