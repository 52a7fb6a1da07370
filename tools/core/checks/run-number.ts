/**
 * Returns the mnemonic without its run number: GR:1, GR_2 and GR3 are GR. /\d+$/ would take a minute for a million
 * digits.
 */
export function withoutRun(mnemonic: string): string {
  let end = mnemonic.length;
  while (end > 0 && isDigit(mnemonic.charCodeAt(end - 1))) end -= 1;
  if (end === mnemonic.length) return mnemonic;
  return mnemonic.slice(0, ':_-'.includes(mnemonic[end - 1] ?? ' ') ? end - 1 : end);
}

const isDigit = (code: number) => code >= 48 && code <= 57;
