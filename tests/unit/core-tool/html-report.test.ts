import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { createTrackRecorder } from '#tools/core/report/curve-tracks.ts';
import { emptyHeader } from '#tools/core/reading/header.ts';
import { cell, headerLines, inHeader, spoilt, withGaps, wrapped } from './clean-las.ts';
import { folderWith, practiceFiles, runCore } from './run-core.ts';

const report = async (files: Record<string, string | Uint8Array>, more = '') => {
  const result = await runCore(`check . --format html ${more}`, folderWith(files));
  return { ...result, html: result.printed };
};

/** Returns the names and attributes of all elements. */
function elements(html: string) {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => void found.push({ name, attributes: { ...attributes } }),
  });
  parser.end(html);
  return found;
}

const spike = cell(150, 1, '700');
const spikeLine = headerLines + 151;

describe('the HTML report', () => {
  it('is one file without a script, a link to elsewhere or a picture to load', async () => {
    const { html, code } = await report(practiceFiles);
    expect(code).toBe(1);
    const all = elements(html);
    expect(all.map(({ name }) => name)).not.toContain('script');
    for (const { name, attributes } of all) {
      expect(name).not.toMatch(/^(img|link|iframe|object)$/);
      expect(Object.keys(attributes).filter((one) => /^(src|on)/.test(one))).toEqual([]);
      expect(attributes['href'] ?? '#').toMatch(/^#/);
    }
    const ids = all.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { attributes } of all) {
      if (attributes['href']) expect(ids).toContain(attributes['href'].slice(1));
    }
  });

  it('escapes what comes from a file', async () => {
    const evil = '<script>alert("1")</script>';
    const { html } = await report({
      '<b>&.las': spoilt(
        spike,
        inHeader('CLEAN 1', evil),
        inHeader('EXAMPLE ', `<img onerror=x>'"`),
        inHeader(' GR  .', ' "><SVG>.'),
        inHeader('13-DEC-86', '<i>soon</i>'),
      ),
    });
    expect(html).not.toMatch(/<script|<img|<svg>|<i>|<b>&\.las|"><SVG/i);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(html).toContain('&lt;b&gt;&amp;.las');
  });

  it('has the logs with the most errors first', async () => {
    const { html } = await report({
      'a.las': spoilt(),
      'b.las': spoilt(spike),
      'c.las': 'no log',
    });
    const rows = [...html.matchAll(/<tr><td>(?:<a [^>]*>)?([a-z.]+)(?:<\/a>)?<\/td>/g)];
    expect(rows.map(([, file]) => file)).toEqual(['c.las', 'b.las', 'a.las']);
    expect([...html.matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'log-3',
      'log-2',
    ]);
  });

  it('shows a finding beside its lines, and marks it in the plot of its curve', async () => {
    const { html } = await report({ 'a.las': spoilt(spike) });
    const lines = spoilt(spike)
      .split('\n')
      .slice(spikeLine - 2, spikeLine + 1);
    const [above, at, below] = lines as [string, string, string];
    expect(html).toContain(
      `<pre><span>${spikeLine - 1}</span> ${above}\n<mark><span>${spikeLine}</span> ${at}</mark><span>${spikeLine + 1}</span> ${below}\n</pre>`,
    );
    expect(html.match(/<svg /g)).toHaveLength(1);
    expect(html).toMatch(
      /aria-label="Plot of GR, 28\.0\d+ to 700 GAPI, 1670 to 1700\.3276 M\. Marked: finding 1\."/,
    );
    expect(html.match(/class="mark"/g)).toHaveLength(1);
  });

  it('draws wrapped logs and compares resistivities by ratio', async () => {
    const { html } = await report({ 'a.las': wrapped(), 'b.las': spoilt(cell(99, 7, '9000')) });
    expect(html).toContain('Plot of ILD, 3.981 to 9000 OHMM, logarithmic');
    const spoiltWrapped = wrapped((lines) => {
      lines[headerLines + 3 * 150 + 1] = lines[headerLines + 3 * 150 + 1]!.replace(/^\S+/, '700');
    });
    const { html: drawn } = await report({ 'a.las': spoiltWrapped });
    expect(drawn).toContain('Plot of GR, ');
    const line = headerLines + 1 + 3 * 150;
    const [pre] = /<pre>.*?<\/pre>/s.exec(drawn)!;
    expect([...pre.matchAll(/<span>(\d+)/g)].map(([, number]) => Number(number) - line)).toEqual([
      ...[-1, 0, 1, 2],
    ]);
    expect(pre).toContain(`<mark><span>${line + 1}</span> 700 `);
  });

  it('marks the line of a long row, although half of each row would be a complete row', async () => {
    const long = spoilt(cell(150, 7, '9000'), (lines) => {
      for (let row = headerLines; row < lines.length; row++) {
        const cells = lines[row]!.split(' ');
        lines[row] = cells.map((text) => text.padStart(70)).join(' ');
      }
    });
    const { html } = await report({ 'a.las': long });
    expect(html).toContain(`<mark><span>${spikeLine}</span>`);
  });

  it('says what could not be read, and what is left out', async () => {
    const folder = folderWith({ 'a.las': spoilt(spike) });
    await runCore('check a.las --write-baseline known.json', folder);
    const { printed } = await runCore(
      'check a.las lost.las --baseline known.json --format html',
      folder,
    );
    expect(printed).toContain('1 known problem left out.');
    expect(printed).toContain('<li>lost.las: There is no such file or folder.</li>');
    expect(printed).toContain('<h1>0 problems in 1 log</h1>');
  });

  it('counts what it does not show', async () => {
    const { html } = await report({ 'a.las': withGaps() });
    expect(html.match(/<code>depth-gap<\/code>, line/g)).toHaveLength(10);
    expect(html).toContain('And 40 more of this rule in this file.');
  });

  it('is also written for standard input, without its lines', async () => {
    const { printed } = await runCore('check - --format html', folderWith({}), spoilt(spike));
    expect(printed).toContain('Plot of GR');
    expect(printed).not.toContain('<pre>');
  });
});

it('a plot of a long log keeps its extremes and little memory', () => {
  const recorder = createTrackRecorder();
  const values = new Float64Array(2);
  for (let row = 0; row < 100_000; row++) {
    values[0] = row;
    values[1] = row === 77_777 ? 9 : row % 3 === 0 ? Number.NaN : 1;
    recorder.row({ line: row + 10, decimals: 0, values, isWhole: true });
  }
  const header = emptyHeader();
  const curve = (mnemonic: string) => ({
    ...{ mnemonic, unit: '', value: '', description: '', line: 1 },
  });
  header.items.C.push(curve('DEPT'), curve('GR'));
  const [track] = recorder.tracks(header, new Set(['GR']));
  expect(track!.parts.length).toBeLessThanOrEqual(320);
  expect([track!.low, track!.high]).toEqual([1, 9]);
  const peak = track!.parts.findLast(({ line }) => line <= 77_787)!;
  expect(peak.high).toBe(9);
  expect(track!.parts.filter(({ high }) => high > 1)).toHaveLength(1);
});
