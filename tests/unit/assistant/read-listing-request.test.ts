import { describe, expect, it } from 'vitest';
import { readListingRequest } from '#functions/domain/assistant/listing/read-listing-request.ts';

describe('a question for a list', () => {
  it.each([
    ['Which papers are free to read?', 'article', 'free'],
    ['free episodes?', 'podcast', 'free'],
    ['Which audio books can I listen to for nothing?', 'podcast', 'free'],
    ['What is the cheapest paper?', 'article', 'cheapest'],
    ['Show me the newest episodes', 'podcast', 'newest'],
    ['Which papers do I own?', 'article', 'owned'],
    ['What papers do you have?', 'article', 'all'],
    ['How many episodes are there?', 'podcast', 'all'],
    ['Which e-books are for sale?', 'product', 'all'],
    ['priciest paper', 'article', 'priciest'],
    ['What is the longest episode?', 'podcast', 'longest'],
    ['Which paper has the fewest pages?', 'article', 'shortest'],
    ['the very first episode published', 'podcast', 'oldest'],
    ['What is the last thing you put out in audio?', 'podcast', 'newest'],
    ['something to listen to on the drive that costs nothing', 'podcast', 'free'],
  ])('%s', (question, kind, order) => {
    expect(readListingRequest(question)).toEqual({ kind, order });
  });

  it.each([
    ['What is the cheapest paper on groundwater?', 'article', 'cheapest', ['groundwat']],
    ['Which papers do you have about nitrate?', 'article', 'all', ['nitrat']],
    ['papers from 2023', 'article', 'all', ['2023']],
  ])('on a subject: %s', (question, kind, order, about) => {
    expect(readListingRequest(question)).toEqual({ kind, order, about });
  });

  it.each([
    'What do articles cost on average?',
    'Who can see which papers I read?',
    'Which papers of mine explain how a well log and a core are matched?',
    'How much is the Archie paper?',
    'What does a credit cost?',
    'Is the water scanner free?',
    'How do I delete my account?',
    'What is a paper?',
    'Which log tells shale from sand?',
    '',
  ])('is not: %s', (question) => {
    expect(readListingRequest(question)).toBeUndefined();
  });
});
