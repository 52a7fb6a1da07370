/** Long enough to make sense on its own, short enough to quote. */
const targetWords = 110;
const maxWords = 150;

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * Splits a text into passages of about 100 to 150 words, at sentence ends. Paragraphs (separated by an empty line)
 * stay whole where possible; short ones are combined.
 */
export function splitText(text: string): string[] {
  const pieces = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .flatMap((paragraph) => (count(paragraph) > maxWords ? sentences(paragraph) : [paragraph]));
  const passages: string[] = [];
  let open = '';
  for (const piece of pieces) {
    if (open && (count(open) >= targetWords || count(open) + count(piece) > maxWords)) {
      passages.push(open);
      open = '';
    }
    open = open ? `${open} ${piece}` : piece;
  }
  return open ? [...passages, open] : passages;
}

/**
 * Splits a paragraph into sentences. Those that are too long are split after a number of words, for texts without
 * punctuation.
 */
function sentences(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[.!?…]["”’)]?)\s+(?=[\p{Lu}\p{N}“"(])/u)
    .flatMap((sentence) => (count(sentence) > maxWords ? runs(sentence) : [sentence]));
}

function runs(sentence: string): string[] {
  const words = sentence.split(' ');
  const parts: string[] = [];
  for (let start = 0; start < words.length; start += targetWords) {
    parts.push(words.slice(start, start + targetWords).join(' '));
  }
  return parts;
}
