import { expect, it } from 'vitest';
import {
  quoteDraft,
  quoteGmailLink,
  quoteMailLink,
} from '#sites/outcrop/pages/home/consulting/quote-draft.ts';
import { firstServices, serviceNumber, services } from '#sites/outcrop/config/services.ts';

it('offers the sixteen services of the specification, eight of them at first', () => {
  expect(services.map(({ id }) => id)).toEqual([
    ...['web-gis', 'software', 'mobile', 'modeling', 'data-api', 'ai-ml', 'ocr', 'analysis'],
    ...['safety', 'ecommerce', 'data-analysis'],
    ...['geoai', 'lithology', 'cleanup', 'reports', 'remote-sensing'],
  ]);
  expect(firstServices).toBe(8);
  expect(new Set(services.flatMap(({ badge }) => badge ?? []))).toEqual(
    new Set(['Popular', 'Featured', 'Trending', 'New']),
  );
  expect([serviceNumber('web-gis'), serviceNumber('remote-sensing')]).toEqual(['01', '16']);
});

it('lists what was ticked, then asks for what a quote needs', () => {
  const { subject, body } = quoteDraft(['ocr', 'web-gis']);
  expect(subject).toBe('Quote request: Web GIS and 1 more');
  expect(quoteDraft(['ocr']).subject).toBe('Quote request: OCR of legacy documents');
  expect(body.split('\n').slice(0, 4)).toEqual([
    'Please send a quote for:',
    '01  Web GIS',
    '07  OCR of legacy documents',
    '',
  ]);
  expect(body).toContain('Area and coordinate system:\n');
  expect(body).toContain('By when:\n');
});

it('opens as a draft to the support address, in the mail program or in Gmail', () => {
  const mail = new URL(quoteMailLink(['safety']));
  expect(mail.protocol + mail.pathname).toBe('mailto:support@outcrop.test');
  const { subject, body } = quoteDraft(['safety']);
  expect(mail.searchParams.get('subject')).toBe(subject);
  expect(mail.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));

  const gmail = new URL(quoteGmailLink(['safety']));
  expect(gmail.origin + gmail.pathname).toBe('https://mail.google.com/mail/');
  expect(Object.fromEntries(gmail.searchParams)).toEqual({
    view: 'cm',
    fs: '1',
    to: 'support@outcrop.test',
    su: subject,
    body,
  });
});

it('stays short enough for mail programs with everything ticked', () => {
  // Windows passes on at most 2,083 characters of a URL (INTERNET_MAX_URL_LENGTH).
  expect(quoteMailLink(services.map(({ id }) => id)).length).toBeLessThan(2000);
});
