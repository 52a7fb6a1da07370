import type { Page, Route } from '@playwright/test';
import type { ChatReply } from '#shared/contracts/chat.ts';
import type { ErrorCode } from '#shared/contracts/errors.ts';

export const launcher = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true });
export const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Assistant' });
export const log = (page: Page) => chatWindow(page).getByRole('log');
export const question = (page: Page) => chatWindow(page).getByLabel('Your question');
export const button = (page: Page, name: string) =>
  chatWindow(page).getByRole('button', { name, exact: true });

/** Opens the assistant's window on a page. */
export async function openChat(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await launcher(page).click();
  await chatWindow(page).waitFor();
}

export async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await question(page).press('Enter');
}

/** The focused element: roughly its accessible name. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? element?.tagName ?? '';
  });

export const cannedReply: ChatReply = {
  reply:
    'Check it in **three steps**, as [Core](/core) does:\n\n1. Header\n2. Null values\n3. Units\n\n| Curve | Unit |\n|---|---|\n| GR | gAPI |\n\nMore at [elsewhere](https://evil.example/x).',
  remainingCredits: 4,
  cost: 1,
  sources: [
    { kind: 'product', title: 'Core for the command line', url: '/core', access: 'paid' },
    { kind: 'article', title: 'Reading a LAS header', url: '/articles/las', access: 'owned' },
    { kind: 'podcast', title: 'Depth is not a number', url: '/podcasthub', access: 'free' },
    { kind: 'page', title: 'Documentation', url: '/docs' },
  ],
};

/** The page's chat requests, with their bodies. */
export interface Asked {
  message: string;
  requestId: string;
  history: { sender: string; text: string }[];
}

type Answer =
  | Partial<ChatReply>
  | { code: ErrorCode; status: number; retryAfter?: number }
  | 'lost';

/**
 * Replaces the assistant: each question gets the next reply, and the last reply repeats. `gate` holds replies
 * back. Returns the questions asked so far.
 */
export async function answerChat(
  page: Page,
  answers: readonly Answer[],
  { credits = 5, gate }: { credits?: number; gate?: Promise<void> } = {},
): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('**/api/auth/credits', (route) => route.fulfill({ json: { credits } }));
  await page.route('**/api/chat', async (route) => {
    asked.push(route.request().postDataJSON() as Asked);
    const answer = answers[Math.min(asked.length, answers.length) - 1]!;
    await gate;
    // The page may have stopped waiting.
    await fulfil(route, answer).catch(() => undefined);
  });
  return asked;
}

function fulfil(route: Route, answer: Answer): Promise<void> {
  if (answer === 'lost') return route.abort();
  if (!('code' in answer)) return route.fulfill({ json: { ...cannedReply, ...answer } });
  const { code, status, retryAfter } = answer;
  const headers: Record<string, string> = retryAfter ? { 'retry-after': `${retryAfter}` } : {};
  return route.fulfill({ status, headers, json: { code, error: 'Refused.', message: 'Refused.' } });
}
