import { describe, expect, it } from 'vitest';
import { flowText } from '#functions/domain/previews/flow-text.ts';

const printed = (...lines: string[]) => lines.join('\r\n');

describe('the text of a printed page', () => {
  it('has the lines of a paragraph joined, and headings and paragraphs apart', () => {
    const text = printed(
      '2 What the exponents mean',
      'The exponent m describes how efficiently the pore space conducts.',
      'For loose sand it is about 1.3; and it grows as cement blocks the',
      'throats between grains.',
      'A second paragraph begins here and is as wide as the one before it',
      'was.',
    );
    expect(flowText(text)).toBe(
      [
        '2 What the exponents mean',
        'The exponent m describes how efficiently the pore space conducts. For loose sand it is about 1.3; and it grows as cement blocks the throats between grains.',
        'A second paragraph begins here and is as wide as the one before it was.',
      ].join('\n'),
    );
  });

  it('joins words that are divided at the end of a line', () => {
    expect(flowText(printed('the conduc\u0002', 'tivity of the con\uFFFE', 'nected pores'))).toBe(
      'the conductivity of the connected pores',
    );
  });

  it('has no control characters and no half characters, and is limited', () => {
    expect(flowText('a\u0000b\u0007c')).toBe('a b c');
    expect(flowText('\uD800').isWellFormed()).toBe(true);
    expect(flowText('word '.repeat(5000)).length).toBe(8000);
  });

  it('is empty for a page without text', () => {
    expect(flowText('\r\n \r\n')).toBe('');
  });
});
