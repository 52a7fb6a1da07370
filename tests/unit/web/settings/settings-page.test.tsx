import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { capabilities as everything } from '#shared/site-config/capabilities.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';

async function settingsOf(capabilities: Capabilities): Promise<string> {
  vi.resetModules();
  vi.doMock('#shared/site-config/capabilities.ts', () => ({ capabilities }));
  const { default: SettingsPage } = await import('#web/src/features/settings/settings-page.tsx');
  return renderToStaticMarkup(
    <MemoryRouter>
      <SettingsPage />
    </MemoryRouter>,
  );
}

it('offers emails about new items only if the shop sends them', async () => {
  expect(await settingsOf(everything)).toMatch(/Notifications are saved.*New items/s);
  const without = await settingsOf({ ...everything, digest: false });
  expect(without).toContain('Theme');
  expect(without).not.toMatch(/email|notification/i);
});
