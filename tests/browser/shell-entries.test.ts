import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems, keepBusy } from '../support/browser.ts';

test('takes a choice that was made before it started', async ({ site }) => {
  const page = await site.open();
  await keepBusy(page);
  await page.goto('/settings');
  const theme = (name: string) => page.getByRole('radio', { name });
  await theme('Dark').dispatchEvent('click');
  await expect(theme('Dark')).toBeChecked();
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('theme')), { timeout: 15_000 })
    .toBe('dark');
  await expect(theme('Dark')).toBeChecked();
});

test('takes the last of many choices, each of which showed at once', async ({ site }) => {
  const page = await site.open();
  await keepBusy(page);
  await page.goto('/audio');
  const chosen = [
    'standard',
    'cinematic',
    'rare',
    'chapters',
    'chapters',
    'slower',
    'slower',
    'faster',
  ];
  const shown = [];
  for (const value of chosen) {
    const choice = page.locator(`input[value=${value}]`);
    await choice.dispatchEvent('click');
    shown.push(await choice.isChecked());
  }
  expect(shown).toEqual([true, true, true, true, false, true, false, true]);
  // The way of the pointer starts the app, and nothing has before it.
  expect(await page.evaluate(() => document.documentElement.dataset['app'])).toBeUndefined();
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  const order = { voice: 'cinematic', language: 'rare', addons: 'faster' };
  await expect.poll(query).toMatchObject(order);
  for (const [value, checked] of Object.entries({
    cinematic: true,
    chapters: false,
    slower: false,
    faster: true,
  })) {
    await expect(page.locator(`input[value=${value}]`)).toBeChecked({ checked: checked });
  }
  expectNoPageProblems(page);
});

test('takes what was typed before it started', async ({ site }) => {
  const page = await site.open();
  await keepBusy(page);
  for (const [path, label, name, text] of [
    ['/audio', 'Minutes of audio', 'minutes', '24'],
    ['/gear', 'Search AquaTest Gear', 'q', 'bottle'],
  ] as const) {
    await page.goto(path);
    const waits = await page.getByLabel(label, { exact: true }).evaluate((field, typed) => {
      // Without the focus that a visitor gives it, which starts the app.
      (field as HTMLInputElement).value = typed;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return !Object.keys(field).some((key) => key.startsWith('__react'));
    }, text);
    expect(waits).toBe(true);
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(text);
  }
  expectNoPageProblems(page);
});

test('loses no letter where React puts a field back while it starts', async ({ site }) => {
  const page = await site.open();
  await keepBusy(page);
  let release = () => undefined as unknown;
  const released = new Promise((done) => (release = () => done(undefined)));
  await page.route(/\/assets\/(?!loader)[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/gear');
  const field = page.getByLabel('Search AquaTest Gear');
  await field.pressSequentially('bot');
  // What React does to a controlled field when it renders again before it has heard of the text.
  await field.evaluate((input: HTMLInputElement) => (input.value = ''));
  await field.pressSequentially('tle');
  await expect(field).toHaveValue('bottle');
  release();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('bottle');
  expectNoPageProblems(page);
});

test('takes a choice that is made the moment it hands the page over', async ({ site }) => {
  const page = await site.open();
  await page.addInitScript(() => {
    const remove = window.removeEventListener.bind(window);
    window.removeEventListener = (...of: Parameters<typeof remove>) => {
      remove(...of);
      if (of[0] !== 'input') return;
      const select = document.querySelector<HTMLSelectElement>('[name=sort]')!;
      select.value = 'price-high';
      for (const name of ['input', 'change']) {
        select.dispatchEvent(new Event(name, { bubbles: true }));
      }
    };
  });
  await page.goto('/articles');
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=price-high');
  expectNoPageProblems(page);
});
