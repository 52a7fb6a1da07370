import { expect, it } from 'vitest';
import { draftPages } from '#infra/draft-pages.ts';
import { isLegalTextFilledIn, isLookChosen } from '#functions/domain/reports/site-readiness.ts';
import { site as blank } from '#sites/blank/config/site.ts';
import { site as outcrop } from '#sites/outcrop/config/site.ts';

it('finds the placeholders and the colours of a new site', () => {
  expect([isLookChosen(blank), isLegalTextFilledIn(blank)]).toEqual([false, false]);
  expect([isLookChosen(outcrop), isLegalTextFilledIn(outcrop)]).toEqual([true, true]);
});

it('finds pages that are still drafts', () => {
  expect(isLegalTextFilledIn(outcrop, 'pages/policies/terms-page.mdx')).toBe(false);
  expect(draftPages('sites/outcrop')).toEqual([]);
  expect(draftPages('sites/blank')).toContain('pages/policies/terms-page.mdx');
});

it('finds a single placeholder', () => {
  const legal = { ...outcrop.legal, governingLaw: '[your country]' };
  expect(isLegalTextFilledIn({ ...outcrop, legal })).toBe(false);
});
