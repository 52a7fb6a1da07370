import { Parser } from 'htmlparser2';

/** The text under one heading of a page. */
export interface Section {
  /** The headings above it, from the page's own (h1) down. */
  path: readonly string[];
  /** Paragraphs, list items and table rows, as sentences. */
  text: string;
}

interface Block {
  text: string;
  /** Whether it consists of links only. In a section with other text, these are its buttons. */
  linksOnly: boolean;
}

/** Controls, drawings and samples, which are not statements of the site. */
const skipped = new Set(
  'script style noscript template svg button form nav select iframe pre figure fieldset label input output samp dialog'.split(
    ' ',
  ),
);
const inline = new Set(
  'a abbr b bdi br cite code em i kbd mark q s small span strong sub sup time u var wbr'.split(' '),
);
/** These elements end the scope of the headings inside them. */
const scopes = new Set('section article aside ul ol li details'.split(' '));
/** The level of the heading of closed details; deeper than h6. */
const summaryLevel = 7;
/** What links that open in a new tab say to screen readers. */
const newTab = / ?\(opens in a new tab\)/g;

/** Returns the text of a page's `<main>` by section, without controls and decoration. */
export function readSections(html: string): Section[] {
  const sections: { path: string[]; blocks: Block[] }[] = [];
  let headings: { level: number; text: string }[] = [];
  const openScopes: (typeof headings)[] = [];
  let insideMain = 0;
  let insideSkipped = 0;
  let insideLinks = 0;
  let run = { text: '', linksOnly: true };
  let row: string[] = [];
  let columns: string[] = [];
  let lastClosed = '';

  const takeRun = (): Block => {
    const taken = { ...run, text: run.text.replace(/\s+/g, ' ').replace(newTab, '').trim() };
    run = { text: '', linksOnly: true };
    return taken;
  };
  const add = (block: Block) => {
    // A step's number means nothing without the step.
    if (/^\d*$/.test(block.text)) return;
    const path = headings.map(({ text }) => text);
    const last = sections.at(-1);
    if (last && last.path.join('\n') === path.join('\n')) last.blocks.push(block);
    else sections.push({ path, blocks: [block] });
  };
  const closeCell = () => row.push(takeRun().text);
  const closeRow = () => {
    if (columns.length === 0) columns = row;
    else {
      add({ text: rowSentence(columns, row), linksOnly: false });
    }
    row = [];
  };
  const closeHeading = (level: number) => {
    const { text } = takeRun();
    headings = headings.filter((heading) => heading.level < level);
    if (text) headings.push({ level, text });
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') insideMain++;
      if (!insideMain) return;
      if (insideSkipped || isSkipped(name, attributes)) return void insideSkipped++;
      if (name === 'a') insideLinks++;
      if (name === 'br') run.text += ' ';
      // Adjacent spans are drawn apart, such as a label and its badge.
      if (name === 'span' && lastClosed === 'span' && run.text.trim()) run.text += ', ';
      else if (name === 'span' && /[\p{L}\p{N}]$/u.test(run.text)) run.text += ' ';
      lastClosed = '';
      if (name === 'table') columns = [];
      if (inline.has(name)) return;
      add(takeRun());
      if (scopes.has(name)) openScopes.push(headings);
    },
    ontext(text) {
      if (!insideMain || insideSkipped) return;
      lastClosed = '';
      run.text += text;
      if (!insideLinks && /[\p{L}\p{N}]/u.test(text)) run.linksOnly = false;
    },
    onclosetag(name) {
      if (!insideMain) return;
      if (name === 'main') insideMain--;
      if (insideSkipped) return void insideSkipped--;
      lastClosed = name;
      if (name === 'a') insideLinks--;
      if (inline.has(name)) return;
      if (/^h[1-6]$/.test(name)) return closeHeading(Number(name[1]));
      if (name === 'summary') return closeHeading(summaryLevel);
      if (name === 'th' || name === 'td') return closeCell();
      if (name === 'tr') return closeRow();
      if (name === 'dt') return void (run.text += ': ');
      add(takeRun());
      if (scopes.has(name)) headings = openScopes.pop() ?? [];
    },
  });
  parser.end(html);
  return sections.map(({ path, blocks }) => ({ path, text: sentences(blocks) }));
}

/** `Standard voice: Block is £1.50, Delivery is the same day` */
function rowSentence(
  columns: readonly string[],
  [first = '', ...cells]: readonly string[],
): string {
  const said = cells.flatMap((cell, at) => {
    const column = columns[at + 1];
    return cell ? [column ? `${column} is ${cell}` : cell] : [];
  });
  return said.length > 0 ? `${first}: ${said.join(', ')}` : first;
}

function isSkipped(name: string, attributes: Record<string, string>): boolean {
  return (
    skipped.has(name) ||
    attributes['aria-hidden'] === 'true' ||
    attributes['aria-busy'] === 'true' ||
    attributes['role'] === 'radiogroup' ||
    'hidden' in attributes ||
    'data-unread' in attributes
  );
}

/** Joins the blocks. Links count only if the section has nothing else, such as an address or a list of references. */
function sentences(blocks: readonly Block[]): string {
  const telling = blocks.filter(({ linksOnly }) => !linksOnly);
  return (telling.length > 0 ? telling : blocks)
    .map(({ text }) => (/[.!?…:;]["”’)]?$/.test(text) ? text : `${text}.`))
    .join(' ');
}
