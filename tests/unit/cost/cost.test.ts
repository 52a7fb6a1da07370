import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { columnOf, defaultColumns } from '#infra/cost/columns.ts';
import { costPage, costPageFile } from '#infra/cost/markdown.ts';
import { readFigures } from '#infra/cost/figures.ts';
import { monthQuantities, noMonth } from '#infra/cost/month.ts';
import { costOf, prices } from '#infra/cost/prices.ts';
import { dollars } from '#infra/cost/report.ts';

const figures = readFigures();

it('docs/cost.md is what npm run cost prints: run npm run cost -- --markdown > docs/cost.md', () => {
  expect(readFileSync(costPageFile, 'utf8')).toBe(costPage(figures));
});

it('charges each step of a price, after what is free', () => {
  expect(costOf('edgeGb', 1000, true)).toBe(0);
  expect(costOf('edgeGb', 1001, true)).toBeCloseTo(0.085);
  expect(costOf('edgeGb', 10_000, false)).toBeCloseTo(850);
  expect(costOf('edgeGb', 10_001, false)).toBeCloseTo(850.08);
  expect(costOf('edgeGb', 60_000, false)).toBeCloseTo(850 + 40_000 * 0.08 + 10_000 * 0.06);
  expect(costOf('writeUnits', 2_000_000, true)).toBeCloseTo(2 * 0.7423);
});

it('counts a page view as a third of a visit, with two counted views in three', () => {
  const { item, listInApp, itemInApp, view } = figures.flows;
  const { writeUnits, edgeGb, apiRequests } = monthQuantities(figures, {
    ...noMonth,
    pageViews: 3e6,
  });
  expect(writeUnits).toBe(2e6 * view.writeUnits);
  const bytes = item.edgeBytes + listInApp.edgeBytes + itemInApp.edgeBytes;
  expect(edgeGb).toBeCloseTo(bytes / 1000);
  const requests = [item, listInApp, itemInApp, view, view].map((flow) => flow.apiRequests);
  expect(apiRequests).toBeCloseTo(requests.reduce((sum, each) => sum + each) * 1e6);
});

it('counts a buyer as a user of Cognito', () => {
  expect(monthQuantities(figures, { ...noMonth, purchases: 1000 }).members).toBe(1000);
});

it('adds usage to the cost of the idle site, and subtracts the free tier only once', () => {
  const [idle, ...others] = defaultColumns(figures, 'outcrop');
  for (const { monthsBill } of others) expect(monthsBill).toBeGreaterThan(idle!.monthsBill);
  const twice = columnOf(figures, 'outcrop', 'both', { purchases: 1000, questions: 1000 });
  expect(twice.monthsBill).toBeLessThan(idle!.monthsBill + twice.listPrice);
  expect(defaultColumns(figures, 'papers')[0]!.listPrice).toBeLessThan(idle!.listPrice);
});

it('names for each price its page, and when it was seen or why it is trusted', () => {
  for (const price of Object.values(prices) as { page: string; seen?: string; note?: string }[]) {
    expect(price.page).toMatch(/^https:\/\/aws\.amazon\.com\/\S+\/$/);
    if (price.seen) expect(price.seen).toMatch(/^\d{4}-\d\d-\d\d, /);
    else expect(price.note).toBeTruthy();
  }
});

it('distinguishes zero from amounts below a cent', () => {
  expect([0, 0.001, 0.005, 1234.5].map(dollars)).toEqual(['0', '<0.01', '0.01', '1,234.50']);
});
