import type { Page } from '@playwright/test';

/** Fills in the sign-in or the registration form. */
export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await passwordField(page).fill(password);
}

export const passwordField = (page: Page, label = 'Password') =>
  page.getByLabel(label, { exact: true });

/** Presses a button in the page, not in its header. */
export const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click();

/** Everything that the site stores in this browser. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));
