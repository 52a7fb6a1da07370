import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { parseStageConfig } from '#infra/stage-config.ts';
import AudioPrivacyPage from '#sites/outcrop/pages/audio/audio-privacy-page.mdx';
import AudioTermsPage from '#sites/outcrop/pages/audio/audio-terms-page.mdx';
import PrivacyPage from '#site/pages/policies/privacy-page.mdx';
import TermsPage from '#site/pages/policies/terms-page.mdx';
import CorePage from '#sites/outcrop/pages/tools/core-page.mdx';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const withoutTags = (html: string) => oneLine(html.replace(/<[^>]*>/g, '')).trim();

function htmlOf(Page: ComponentType): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

const textOf = (Page: ComponentType) => withoutTags(htmlOf(Page));

it.each([
  ['terms', TermsPage],
  ['privacy policy', PrivacyPage],
  ['terms of the audio service', AudioTermsPage],
  ['privacy policy of the audio service', AudioPrivacyPage],
])('the %s has no paragraph that begins within a sentence', (_, Page) => {
  const paragraphs = [...htmlOf(Page).matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)];
  const texts = paragraphs.map(([, html]) => withoutTags(html!));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => /^[a-z]|,$/.test(text))).toEqual([]);
});

it('states the same licence of Core in the terms, before the purchase and in its package', () => {
  const licence = new URL('../../../../tools/core/package/LICENSE', import.meta.url);
  for (const text of [
    textOf(TermsPage),
    textOf(CorePage),
    oneLine(readFileSync(licence, 'utf8')),
  ]) {
    expect(text).toMatch(/every machine that you or your company work with/i);
  }
});

it('names what the browser stores: settings, marks, ticks, positions, and data of one tab', () => {
  const [, browser = ''] = textOf(PrivacyPage).split('the site uses the storage of your browser:');
  for (const kept of [
    ...['keys of your session', 'theme, motion, playback speed and volume', 'bookmarks'],
    ...['packing lists', 'the last 200 episodes', 'texts typed and not sent'],
    ...['whether the assistant is open', 'random number of the visit', 'counted for'],
  ]) {
    expect(browser).toContain(kept);
  }
});

it('makes the promises of the specification', () => {
  const privacy = textOf(PrivacyPage);
  const terms = textOf(TermsPage);
  for (const promise of ['removed after 24 hours', 'within 30 days of verification', 'below it']) {
    expect(privacy).toContain(promise);
  }
  expect(privacy).toContain('minimum age is 13');
  expect(privacy).toContain('answered within 24 to 48 hours');
  expect(terms).toContain('law of Ontario, Canada');
  expect(terms).toContain('support replies within 2 hours');
});

it('sends narration customers to the mailbox, because the deletion form does not cover their orders', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <AudioPrivacyPage />
    </MemoryRouter>,
  );
  const [, deletion = ''] = page.split('Deletion on request</h2>');
  expect(deletion.split('</section>')[0]).toMatch(/href="mailto:privacy@[^"]*Delete/);
  expect(page).not.toContain('href="/privacy/delete-data"');
  expect(textOf(AudioPrivacyPage)).toContain('done within 30 days of verification');
});

it('keeps logs, and counters that limit attempts, for as long as it says', () => {
  const privacy = textOf(PrivacyPage);
  const { logRetentionDays } = parseStageConfig({});
  expect(privacy).toContain(`Server logs${logRetentionDays} days`);
  // The longest windows are days: functions/privacy and functions/domain/{mails,sign-ins,waitlist}.
  expect(privacy).toContain('Counters that limit attemptsUp to a day');
});
