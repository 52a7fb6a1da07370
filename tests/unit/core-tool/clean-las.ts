const curves: readonly (readonly [line: string, value: (i: number) => string])[] = [
  [' DEPT.M          : DEPTH', (i) => (1670 + i * 0.1524).toFixed(4)],
  [' GR  .GAPI       : GAMMA RAY', (i) => (62 + 34 * Math.sin(i / 2.1)).toFixed(2)],
  [' RHOB.G/C3       : DENSITY', (i) => (2.42 - 0.09 * Math.sin(i / 2.1 + 0.4)).toFixed(4)],
  [' NPHI.V/V        : NEUTRON', (i) => (0.21 + 0.07 * Math.sin(i / 2.1 + 0.2)).toFixed(4)],
  [' DT  .US/M       : SONIC', (i) => (270 + 30 * Math.sin(i / 3)).toFixed(2)],
  [' CALI.IN         : CALIPER', (i) => (8.6 + 0.2 * Math.sin(i / 5)).toFixed(3)],
  [' SP  .MV         : SP', (i) => (-40 + 20 * Math.cos(i / 7)).toFixed(2)],
  [' ILD .OHMM       : DEEP INDUCTION', (i) => (10 ** (1 + 0.4 * Math.sin(i / 4))).toFixed(3)],
];

const header = [
  '~VERSION INFORMATION',
  ' VERS.   2.0 : CWLS LOG ASCII STANDARD - VERSION 2.0',
  ' WRAP.    NO : ONE LINE PER DEPTH STEP',
  '~WELL INFORMATION',
  ' STRT.M  1670.0000 : START DEPTH',
  ' STOP.M  1700.3276 : STOP DEPTH',
  ' STEP.M  0.1524    : STEP',
  ' NULL.   -999.25   : NULL VALUE',
  ' COMP.   EXAMPLE   : COMPANY',
  ' WELL.   CLEAN 1   : WELL',
  ' FLD .   NONE      : FIELD',
  ' LOC .   61 N 24 E : LOCATION',
  ' CTRY.   FI        : COUNTRY',
  ' SRVC.   EXAMPLE   : SERVICE COMPANY',
  ' DATE.   13-DEC-86 : LOG DATE',
  ' UWI .   0001      : UNIQUE WELL ID',
  '~CURVE INFORMATION',
  ...curves.map(([line]) => line),
  '~PARAMETER INFORMATION',
  ' BS  .IN 8.5       : BIT SIZE',
  '~ASCII',
];

/** The number of the header's last line; row i is on line `headerLines + 1 + i`. */
export const headerLines = header.length;

/** The lines of a valid LAS 2.0 file with 200 rows. */
export function cleanLines(): string[] {
  return [
    ...header,
    ...Array.from({ length: 200 }, (_, i) => curves.map(([, value]) => value(i)).join(' ')),
  ];
}

/** The clean file with every occurrence of a text in the header replaced, or with a column changed. */
export function spoilt(...changes: readonly ((lines: string[]) => void)[]): string {
  const lines = cleanLines();
  for (const change of changes) change(lines);
  return `${lines.join('\n')}\n`;
}

/** @throws Error if no header line contains the text, so that a test cannot change nothing */
export function inHeader(from: string, to: string): (lines: string[]) => void {
  return (lines) => {
    const at = lines.findIndex((line) => line.includes(from));
    if (at === -1 || at >= headerLines) throw new Error(`The header has no "${from}".`);
    lines[at] = lines[at]!.replace(from, to);
  };
}

/** Removes the header line that begins with this text. */
export function without(start: string): (lines: string[]) => void {
  return (lines) => {
    const at = lines.findIndex((line) => line.startsWith(start));
    if (at === -1) throw new Error(`No line begins with "${start}".`);
    lines.splice(at, 1);
  };
}

/** The clean file without every fourth row: 50 gaps. */
export const withGaps = (): string =>
  spoilt((lines) => void lines.push(...lines.splice(headerLines).filter((_, i) => i % 4 !== 2)));

export function cell(row: number, column: number, text: string): (lines: string[]) => void {
  return (lines) => {
    const cells = lines[headerLines + row]!.split(' ');
    cells[column] = text;
    lines[headerLines + row] = cells.join(' ');
  };
}

/** Rewrites every value of a column. */
export function column(
  at: number,
  change: (value: number, row: number) => string,
): (lines: string[]) => void {
  return (lines) => {
    for (let i = headerLines; i < lines.length; i++) {
      const cells = lines[i]!.split(' ');
      cells[at] = change(Number(cells[at]), i - headerLines);
      lines[i] = cells.join(' ');
    }
  };
}

/** The clean file with rows at multiples of their step, as the letter of the standard requires. */
export function strict(...changes: readonly ((lines: string[]) => void)[]): string {
  return spoilt(
    inHeader('1670.0000', '1676.4000'),
    inHeader('1700.3276', '1706.7276'),
    column(0, (_, row) => (1676.4 + row * 0.1524).toFixed(4)),
    ...changes,
  );
}

/** The clean file wrapped: the depth, four values, three values. */
export function wrapped(...changes: readonly ((lines: string[]) => void)[]): string {
  return spoilt(
    inHeader('WRAP.    NO', 'WRAP.   YES'),
    (lines) => {
      const rows = lines.splice(headerLines).map((row) => row.split(' '));
      lines.push(
        ...rows.flatMap(([depth = '', ...values]) => [
          depth,
          values.slice(0, 4).join(' '),
          values.slice(4).join(' '),
        ]),
      );
    },
    ...changes,
  );
}

/** The clean file wrapped so that the last value is alone on its line, like the depth: one, four, two and one. */
export function wrappedWithLoneValue(change: (lines: string[]) => void): string {
  const isEnd = (at: number) => at >= headerLines && (at - headerLines) % 3 === 2;
  return wrapped(
    (lines) =>
      void lines.splice(
        headerLines,
        lines.length,
        ...lines.flatMap((line, at) =>
          at < headerLines ? [] : isEnd(at) ? line.replace(/ (\S+)$/, '\n$1').split('\n') : line,
        ),
      ),
    change,
  );
}

/** The clean file with column titles after ~A; these are the first ones. */
export function titled(first: string): string {
  const titles = first.split(' ');
  const rest = curves.slice(titles.length).map(([line]) => line.slice(1, 5).trim());
  return spoilt(inHeader('~ASCII', `~A ${[...titles, ...rest].join('  ')}`));
}

/** In LAS 1.2 the texts of the well section come after the colon. */
export const version12 = cleanLines()
  .map((line) => {
    const text = /^ (COMP|WELL|FLD |LOC |CTRY|SRVC|DATE|UWI )\.\s+(.*?)\s+: (.*)$/.exec(line);
    return text ? ` ${text[1]}.  ${text[3]} : ${text[2]}` : line;
  })
  .join('\n')
  .replace('VERS.   2.0', 'VERS.   1.2');
