import { describe, expect, it } from 'vitest';
import {
  corrected,
  readAllConcepts,
  readConcepts,
  readKeyWords,
} from '#functions/domain/assistant/facts/read-concepts.ts';

const ids = (concepts: readonly { id: string }[]) => concepts.map(({ id }) => id);
const unknown = () => false;

describe('the meanings of a text', () => {
  it('are found by the synonyms of a phrase, the longest first', () => {
    expect(ids(readConcepts('How do I sign out?'))).toEqual(['signOut']);
    expect(ids(readConcepts('can I get my money back'))).toEqual(['refund']);
  });

  it('are stems if the lexicon has no entry', () => {
    expect(ids(readConcepts('zircons'))).toEqual(['=zircon']);
  });

  it('are found in spite of typing errors, but not of words that the site uses', () => {
    expect(ids(readConcepts('pasword', unknown))).toEqual(['password']);
    expect(ids(readConcepts('pasword'))).not.toContain('password');
    expect(corrected('how to dowload', unknown)).toBe('how to download');
  });

  it('do not include what only looks similar', () => {
    expect(ids(readConcepts('sneakers', unknown))).not.toContain('voices');
  });

  it('can include the single words of a phrase', () => {
    expect(ids(readConcepts('field kit'))).toEqual(['gear']);
    expect(ids(readAllConcepts('field kit'))).toEqual(['gear', '=field', '=kit']);
  });
});

describe('key words', () => {
  it('can be names of meanings', () => {
    expect(ids(readKeyWords('core price'))).toEqual(['core', 'price']);
  });

  it('are none if one of them has no meaning', () => {
    expect(readKeyWords('price the')).toEqual([]);
  });
});
