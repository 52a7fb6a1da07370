/** After a full stop, but not after the number of a step ("2. Verify: …"). */
const end = /(?<=(?<![\s(]\d{1,2})[.!?…]["”’)]?)\s+(?=[\p{Lu}\p{N}“"(])/u;
/** What the text of a page makes of its numbered steps: `How it works: 2.` */
const step = /(?:^|\s)[^\s.:][^.:]{1,30}: \d{1,2}\.(?:\s+|$)/;

/** The sentences of a passage, in order. */
export function splitSentences(text: string): string[] {
  return text
    .split(step)
    .flatMap((part) => part.split(end))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
