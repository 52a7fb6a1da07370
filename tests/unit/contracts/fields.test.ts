import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { articleForm } from '#shared/contracts/articles-admin.ts';
import { codeForm } from '#shared/contracts/codes.ts';
import { chosenId } from '#shared/contracts/fields.ts';
import { uploadRequest } from '#shared/contracts/upload-fields.ts';
import { episodeForm } from '#shared/contracts/podcasts-admin.ts';
import { productForm } from '#shared/contracts/products.ts';

const words = 'Strata of the northern basin';
const texts = { title: words, shortDescription: words, longDescription: words };
const article = { ...texts, price: 4.5, category: 'Well Logs' };
const episode = { ...texts, price: 4.5, transcript: words };
const product = { title: words, price: 4.5, category: 'Books' };

function refusal(form: z.ZodType, input: object): unknown {
  return form.safeParse(input).error?.issues.map(({ path, message }) => [path[0], message]);
}

describe('a field of one line', () => {
  it.each([
    ['title', 'Title', articleForm, article],
    ['category', 'Category', articleForm, article],
    ['title', 'Title', episodeForm, episode],
    ['title', 'Title', productForm, product],
    ['category', 'Category', productForm, product],
  ])('refuses line breaks and control characters: %s', (field, label, form, input) => {
    const text = `${label} must be one line without control characters`;
    for (const bad of ['\n', '\r', '\t', '\0', '\u001b', '\u0085', '\u2028', '\u2029']) {
      const broken = { ...input, [field]: `Strata${bad}of the basin` };
      expect(refusal(form, broken), JSON.stringify(bad)).toEqual([[field, text]]);
    }
    const fine = { ...input, [field]: '  Größe & Schichten — № 5 😀 層 \n' };
    expect(form.parse(fine)).toMatchObject({ [field]: 'Größe & Schichten — № 5 😀 層' });
  });

  it('is the name of a file, too', () => {
    const file = { id: 'a', contentType: 'application/pdf', size: 1 };
    const text = 'The name of the file must not contain line breaks or control characters';
    expect(refusal(uploadRequest, { ...file, fileName: 'a\nb.pdf' })).toEqual([['fileName', text]]);
    expect(refusal(uploadRequest, { ...file, fileName: 'Größe 5.pdf' })).toBeUndefined();
  });
});

describe('a field of many lines', () => {
  it.each([
    ['shortDescription', 'Short description', articleForm, article],
    ['longDescription', 'Long description', articleForm, article],
    ['shortDescription', 'Short description', episodeForm, episode],
    ['longDescription', 'Long description', episodeForm, episode],
    ['transcript', 'The transcript', episodeForm, episode],
  ])('accepts line breaks but no other control characters: %s', (field, label, form, input) => {
    const text = `${label} must not contain control characters`;
    for (const bad of ['\0', '\b', '\f', '\u001b', '\u007f', '\u0085']) {
      const broken = { ...input, [field]: `Strata of the${bad} northern basin` };
      expect(refusal(form, broken), JSON.stringify(bad)).toEqual([[field, text]]);
    }
    const lines = 'WEBVTT\r\n\n00:00.000 --> 00:02.000\n\tOn strata 😀';
    expect(form.parse({ ...input, [field]: lines })).toMatchObject({ [field]: lines });
  });
});

describe('an id that the caller chooses', () => {
  it.each(['categories', 'success', 'Success', 'CATEGORIES'])('is not %s', (id) => {
    expect(chosenId.safeParse(id).error?.issues[0]?.message).toBe(
      'This id is already an address of the site',
    );
  });

  it.each(['', 'a', 'success-2', 'categories_', 'my-success', 'x'.repeat(100)])(
    'may be "%s"',
    (id) => expect(chosenId.parse(id)).toBe(id),
  );

  it.each(['a b', 'a/b', 'ä', 'x'.repeat(101)])('is not "%s"', (id) => {
    expect(chosenId.safeParse(id).success).toBe(false);
  });
});

describe('a time', () => {
  it.each([
    ['publishAt', articleForm, article],
    ['startsAt', codeForm, { code: 'STRATA', percentOff: 10 }],
    ['endsAt', codeForm, { code: 'STRATA', percentOff: 10 }],
  ])('must exist, in UTC: %s', (field, form, input) => {
    const text = 'Enter a date and a time';
    for (const bad of [
      '2027-13-45T99:99:00.000Z',
      '2027-02-29T10:00:00.000Z',
      '2027-06-31T10:00:00.000Z',
      '2027-06-30T24:00:00.000Z',
      '2027-06-30T10:00:00.000+02:00',
      '2027-06-30T10:00:00Z',
      '2027-06-30',
      '',
    ]) {
      expect(refusal(form, { ...input, [field]: bad }), bad).toContainEqual([field, text]);
    }
    for (const fine of ['2028-02-29T10:00:00.000Z', '2027-06-30T23:59:00.000Z']) {
      expect(form.parse({ ...input, [field]: fine })).toMatchObject({ [field]: fine });
    }
  });
});

it.each([
  ['percentOff', [null, 0, 12.5, 101], 'Enter a whole percentage from 1 to 100'],
  ['amountOff', [null], 'Enter an amount, such as 2.50'],
  ['minimum', [0, -1], 'Enter an amount above 0'],
  ['times', [null, 1.5], 'Enter a whole number'],
  ['perCustomer', [0], 'Enter 1 or more'],
])('a number of a code says what to enter: %s', (field, values, text) => {
  for (const value of values) {
    expect(refusal(codeForm, { code: 'STRATA', [field]: value })).toEqual([[field, text]]);
  }
});
