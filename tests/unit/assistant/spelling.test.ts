import { describe, expect, it } from 'vitest';
import { inPlainWords } from '#functions/domain/assistant/facts/plain-words.ts';
import { createSpelling, distance } from '#functions/domain/assistant/facts/spelling.ts';

const spell = createSpelling([
  'Safety glasses: a standard. Declination of the compass. Analysis, double. Cross-validation.',
]);

describe('spelling', () => {
  it.each([
    ['safty', 'safety'],
    ['standart', 'standard'],
    ['compas', 'compass'],
    ['declinaton', 'declination'],
    ['analisys', 'analysis'],
    ['dubble', 'double'],
    ['crossvalidation', 'cross-validation'],
    ['crossvalidaton', 'cross-validation'],
  ])('%s is %s', (word, meant) => {
    expect(spell(word)).toBe(meant);
  });

  it.each(['tesla', 'the', 'compass', 'z871'])('leaves %s', (word) => {
    expect(spell(word)).toBe(word);
  });

  it('counts swapped letters as one error', () => {
    expect(distance('recieve', 'receive')).toBe(1);
    expect(distance('kitten', 'sitting')).toBe(3);
  });
});

describe('plain words', () => {
  it.each([
    ['wat r the eps', 'what r the episodes'],
    ['May I obtain it at what point?', 'May I get it when?'],
    ['im 16', 'im 16 years old'],
    ['I am 16 years old', 'I am 16 years old'],
  ])('%s', (said, plain) => {
    expect(inPlainWords(said)).toBe(plain);
  });
});
