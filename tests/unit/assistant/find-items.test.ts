import { describe, expect, it } from 'vitest';
import { findItems, kindAsked } from '#functions/domain/assistant/facts/find-items.ts';
import type { Shelves } from '#functions/domain/assistant/facts/shelves.ts';
import {
  namesItem,
  quotedItems,
  topicItems,
} from '#functions/domain/assistant/facts/topic-items.ts';

const money = { currency: 'gbp' };
const shelves: Shelves = {
  article: [
    {
      ...money,
      id: 'archie',
      title: 'Archie’s Equation and Where It Stops Working',
      price: 9,
      pages: 5,
      author: 'Ann Smith',
      publishedAt: '2024-06-04T09:00:00.000Z',
      shortDescription: 'How water saturation is computed.',
    },
    { ...money, id: 'ocr', title: 'From Paper to Points: Reading Text on Maps', price: 0 },
  ],
  podcast: [
    {
      ...money,
      id: 'well',
      title: 'A Day Beside a Well',
      price: 6,
      durationSeconds: 160,
      author: 'Bea Long',
      shortDescription: 'A pumping test heard reading by reading.',
    },
  ],
  product: [{ ...money, id: 'handbook', title: 'The Field Logging Handbook', price: 24 }],
};
const texts = (question: string) => findItems(shelves, question).found.map(({ text }) => text);

describe('the kind of item that a question asks for', () => {
  it.each([
    ['is it part of an e-book too?', 'a paper on logs', 'product'],
    ['the same thing to listen to?', 'a paper on logs', 'podcast'],
    ['how long is it?', 'a paper on logs', 'article'],
    ['listen', '', undefined],
  ])('%s after %s', (question, earlier, kind) => {
    expect(kindAsked(question, earlier)).toBe(kind);
  });
});

describe('the items that a fact quotes', () => {
  it('are those of the nearest fact, by their whole title', () => {
    const quoting = (answer: string) => ({
      fact: { id: '', ask: '', asks: '', answer, page: { url: '/', title: 'Home' } },
    });
    const [near, far] = [
      quoting('See “A Day Beside a Well”.'),
      quoting('“The Field Logging Handbook”'),
    ];
    expect(quotedItems(shelves, [near, far]).map(({ source }) => source.id)).toEqual(['well']);
    expect(quotedItems(shelves, [])).toEqual([]);
  });
});

describe('the items that a question is about', () => {
  it('are found by words of the title', () => {
    expect(texts('how much is the archie paper')).toEqual([
      expect.stringContaining('of 5 pages') as string,
    ]);
  });

  it('are described with author and date', () => {
    expect(texts('who wrote the archie paper')[0]).toContain('by Ann Smith of June 2024');
    expect(texts('who wrote the episode A Day Beside a Well')[0]).toContain('by Bea Long');
  });

  it('are not found by a single word without a kind', () => {
    expect(texts('how much is a field')).toEqual([]);
  });

  it('are none if two kinds are named, because either may be meant', () => {
    expect(texts('is the archie paper in a book')).toEqual([]);
  });

  it('are none if the question is about something else', () => {
    expect(texts('how do I refund a Tesla')).toEqual([]);
  });

  it('have their length if it is known', () => {
    expect(texts('how many minutes is the episode A Day Beside a Well')[0]).toContain('3 minutes');
    expect(texts('how many pages has the field logging handbook')).toEqual([]);
  });

  it('are unknown if the catalogue does not list their contents', () => {
    expect(findItems(shelves, 'what is in the field logging handbook')).toMatchObject({
      found: [],
      isUnknown: true,
    });
  });
});

describe('the items about a topic', () => {
  it('are found by words of the description, whatever else the question says', () => {
    const [first] = topicItems(shelves, 'the episode on pumping tests please, how much', []);
    expect(first!.source.id).toBe('well');
  });

  it('are none if the question names only a number', () => {
    expect(topicItems(shelves, 'what do ten questions cost', [])).toEqual([]);
  });

  it('are found by the part of a title before its colon', () => {
    expect(namesItem(shelves, 'what is “From Paper to Points” like')).toBe(true);
    expect(namesItem(shelves, 'points on paper')).toBe(false);
    const [first] = topicItems(shelves, 'what is “From Paper to Points” like', []);
    expect(first!.source.id).toBe('ocr');
  });
});
