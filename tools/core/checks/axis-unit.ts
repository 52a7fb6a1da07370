const names: readonly (readonly [unit: 'M' | 'F', spellings: RegExp])[] = [
  ['M', /^(M|MT|MTR|MET(ER|RE)S?)$/],
  ['F', /^(F|FT|FEET|FOOT)$/],
];

/** M for metres and F for feet in any spelling; other units unchanged. */
export function axisUnit(unit: string): string {
  return names.find(([, spellings]) => spellings.test(unit))?.[0] ?? unit;
}
