/** The end of a sentence, but not the full stop of a step's number ("2. Verify: …"). */
const end = /(?<=(?<![\s(]\d{1,2})[.!?…]["”’)]?)\s+(?=[\p{Lu}\p{N}“"(])/u;
/** Numbered steps as they occur in a page's text: `How it works: 2.` */
const step = /(?:^|\s)[^\s.:][^.:]{1,30}: \d{1,2}\.(?:\s+|$)/;

/** Splits a passage into its sentences. */
export function splitSentences(text: string): string[] {
  return text
    .split(step)
    .flatMap((part) => part.split(end))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
