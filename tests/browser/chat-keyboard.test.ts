import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import {
  answerChat,
  ask,
  button,
  chatWindow,
  focused,
  launcher,
  log,
  openChat,
  question,
} from '../support/chat-pages.ts';

test(
  'takes the focus, keeps it while a reply is pending, and gives it back',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    const gate = Promise.withResolvers<void>();
    const asked = await answerChat(page, [{}], { gate: gate.promise });
    await page.goto('/about');
    await launcher(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Your question');

    await page.keyboard.type('First line');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('second line');
    await expect(question(page)).toHaveValue('First line\nsecond line');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('Writing a reply…')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('FORM');
    // An extra Enter does nothing; Stop is one Tab away.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('Stop');
    gate.resolve();
    await expect(log(page).getByText('Cost 1 credit')).toBeVisible();
    await expect.poll(() => focused(page)).toBe('Your question');
    expect(asked.map(({ message }) => message)).toEqual(['First line\nsecond line']);

    await page.keyboard.press('Escape');
    await expect(chatWindow(page)).toHaveCount(0);
    expect(await focused(page)).toBe('Ask');
    expectNoPageProblems(page);
  },
);

test(
  'leaves the Enter of a composition to the input method',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    const asked = await answerChat(page, [{}]);
    await openChat(page);
    await question(page).fill('にほん');
    for (const init of [
      { key: 'Enter', isComposing: true },
      { key: 'Enter', keyCode: 229 },
    ]) {
      await question(page).dispatchEvent('keydown', { bubbles: true, cancelable: true, ...init });
    }
    await expect(question(page)).toHaveValue('にほん');
    expect(asked).toEqual([]);
    await question(page).press('Enter');
    await expect.poll(() => asked.length).toBe(1);
  },
);

test('moves the focus with Tab in visual order', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  await answerChat(page, [{}]);
  await openChat(page);
  await ask(page, 'What is a log?');
  await expect(log(page).getByText('Cost 1 credit')).toBeVisible();
  await launcher(page).focus();
  const seen: string[] = [];
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab');
    seen.push((await focused(page)).trim());
  }
  expect(seen).toEqual([
    'New conversation',
    'Close the assistant',
    'Conversation',
    'Core',
    'Table',
    'Core for the command line',
    'Reading a LAS header',
    'Depth is not a number',
    'Documentation',
    'This reply helped',
    'This reply did not help',
    'Copy',
    'Your question',
    'Send',
  ]);
  await button(page, 'New conversation').click();
  await expect.poll(() => focused(page)).toBe('Your question');
  await expect(button(page, 'Which papers are free to read?')).toBeVisible();
});

test(
  'counts the characters of long text and refuses text that is too long',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    const asked = await answerChat(page, [{}]);
    await openChat(page);
    await question(page).fill('x'.repeat(1799));
    expect(await chatWindow(page).getByText('/ 2,000').count()).toBe(0);
    await question(page).fill('x'.repeat(1800));
    await expect(chatWindow(page).getByText('1,800 / 2,000', { exact: true })).toBeVisible();
    await question(page).fill('x'.repeat(2001));
    await expect(
      chatWindow(page).getByText('A message can have at most 2,000 characters: 2,001 / 2,000'),
    ).toBeVisible();
    await expect(question(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(button(page, 'Send')).toBeDisabled();
    await question(page).press('Enter');
    await question(page).fill('x'.repeat(2000));
    await question(page).press('Enter');
    await expect(log(page).getByText('Cost 1 credit')).toBeVisible();
    expect(asked.map(({ message }) => message.length)).toEqual([2000]);
  },
);

test(
  'announces in a log that a reply is being written and that it has arrived',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    const gate = Promise.withResolvers<void>();
    await answerChat(page, [{}], { gate: gate.promise });
    await openChat(page);
    await expect(log(page)).toHaveAttribute('aria-live', 'polite');
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) if (node.textContent) said.push(node.textContent);
        }
      }).observe(document.querySelector('[role=log]')!, { childList: true, subtree: true });
    });
    await ask(page, 'What is a log?');
    await expect(log(page).getByText('Writing a reply…')).toBeVisible();
    gate.resolve();
    await expect(log(page).getByText('Cost 1 credit')).toBeVisible();
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    // The announcements: the question with 'Loading credits…', 'Writing a reply…', then the whole reply in one piece.
    expect(said.filter((text) => text.includes('three steps'))).toHaveLength(1);
    expect(said.at(-1)).toContain('Assistant: Check it in three steps, as Core does:');
  },
);
