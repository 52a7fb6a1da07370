import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { coreRules } from '#shared/core-rules/core-rules.ts';
import { site } from '#shared/site-config/site.ts';
import AquatestPage from '#sites/outcrop/pages/tools/aquatest-page.mdx';
import CorePage from '#sites/outcrop/pages/tools/core-page.mdx';
import GeodataPage from '#sites/outcrop/pages/tools/geodata-page.mdx';
import LapisAiPage from '#sites/outcrop/pages/tools/lapisai-page.mdx';
import ProposalPage from '#sites/outcrop/pages/tools/proposal-page.mdx';

/** Returns the text of the prerendered page, without its scripts. */
function htmlOf(Page: ComponentType): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

const count = (html: string, part: string) => html.split(part).length - 1;

it.each([
  ['LapisAI', LapisAiPage, '1200ms'],
  ['GeoData Resurrector', GeodataPage, '800ms'],
  ['the proposal tool', ProposalPage, '800ms'],
])('%s opens under an overlay that hides nothing from assistive technology', (_, Page, time) => {
  const html = htmlOf(Page);
  expect(html).toMatch(new RegExp(`<div aria-hidden="true"[^>]*--opening:${time}`));
  expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('data-opening'));
});

it.each([
  ['LapisAI', LapisAiPage],
  ['AquaTest AI', AquatestPage],
])('%s has both stores twice, in new tabs', (_, Page) => {
  const html = htmlOf(Page);
  for (const host of ['apps.apple.com', 'play.google.com']) expect(count(html, host)).toBe(2);
  expect(count(html, 'target="_blank"')).toBe(4);
});

it('the legend of Core states the severity of every rule, even without its colours', () => {
  const html = htmlOf(CorePage);
  for (const { id, severity } of coreRules) {
    expect(html).toMatch(new RegExp(`${severity}: </span><code>${id}</code>`));
  }
});

it('the checker of Core says that it needs scripts', () => {
  expect(htmlOf(CorePage)).toMatch(/<noscript><p>The checker needs JavaScript/);
});

it('AquaTest AI has its chips, pills, claims, tiles, features and readers', () => {
  const html = htmlOf(AquatestPage);
  const { accuracy, reports, languages, rating } = site.claims.waterApp;
  const texts = [
    ...['Instant AI analysis', 'PDF and image import', 'Multilingual output', 'Privacy-first'],
    ...['Free to try', 'No account required', 'Export branded PDF', `${languages} languages`],
    ...[accuracy, reports, languages, rating, '>82<', 'OK', 'WATCH', 'EXCEEDS', 'PDF Export'],
    ...['Scan or import', 'Instant findings', 'Clear flags', 'Multi-language', 'Branded PDF'],
    ...['Homeowners and renters', 'Well owners', 'Pool and spa owners', 'Landlords and managers'],
    ...['Field technicians', 'Home inspectors', 'NGOs and journalists', 'Schools and clinics'],
    'href="/privacy/delete-data"',
  ];
  for (const text of texts) expect(html).toContain(text);
});

it('the waitlist promises 50% off the first month, on a form that asks for an email address', () => {
  const html = htmlOf(ProposalPage);
  expect(html).toContain('50% off the first month');
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toMatch(/<input[^>]*type="email"[^>]*required/);
});

it('GeoData Resurrector shows maps and LAS/SEGY validation, and the slider is an input', () => {
  const html = htmlOf(GeodataPage);
  for (const text of ['Coming soon', 'Legacy maps', 'LAS and SEGY', '9.1', 'type="range"']) {
    expect(html).toContain(text);
  }
});

it("Core's button shows the price of the configuration", () => {
  const html = htmlOf(CorePage);
  expect(html).toContain('Buy Core, $49</button>');
  expect(html).toContain('$49 (USD)');
});
