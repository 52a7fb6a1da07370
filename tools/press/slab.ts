/** A part of the page that is never split: a line, an equation, a figure. */
export interface Slab {
  height: number;
  /** Space above, dropped at the top of a page. */
  gap: number;
  /** Stays on one page with the slab that follows. */
  keep: boolean;
  /** May move to the top of the next page while the text flows on. */
  float: boolean;
  /** Draws with `y` as the upper edge. */
  draw: (y: number) => void;
  /** The structure element that the drawing belongs to. */
  role: Role;
}

/** An element of the document's structure tree; slabs that share one belong to one paragraph. */
export interface Role {
  tag: 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Figure' | 'Formula' | 'Table' | 'BibEntry';
  alt?: string;
}

export interface Placement {
  slab: Slab;
  y: number;
}

/** Distributes slabs over pages: no heading at the bottom of a page, no single line alone, floats in order. */
export function flowSlabs(
  slabs: Slab[],
  firstTop: number,
  top: number,
  bottom: number,
): Placement[][] {
  const pages: Placement[][] = [[]];
  const waiting: Slab[] = [];
  let y = firstTop;
  const put = (slab: Slab) => {
    const current = pages.at(-1)!;
    const gap = current.length === 0 && pages.length > 1 ? 0 : slab.gap;
    current.push({ slab, y: y + gap });
    y += gap + slab.height;
  };
  const fits = (group: Slab[]) => {
    const need = group.reduce((sum, slab) => sum + slab.gap + slab.height, 0);
    return y + need - (pages.at(-1)!.length === 0 ? (group[0]?.gap ?? 0) : 0) <= bottom + 0.01;
  };
  const turn = () => {
    pages.push([]);
    y = top;
    while (waiting[0] && (fits([waiting[0]]) || pages.at(-1)!.length === 0)) put(waiting.shift()!);
  };
  for (const group of groupsOf(slabs)) {
    const [only] = group;
    if (only?.float && group.length === 1) {
      if (waiting.length === 0 && fits(group)) put(only);
      else waiting.push(only);
      continue;
    }
    for (let tries = 0; tries < 4 && !fits(group); tries += 1) turn();
    group.forEach(put);
  }
  while (waiting.length > 0) {
    if (fits([waiting[0]!])) put(waiting.shift()!);
    else turn();
  }
  return pages;
}

function groupsOf(slabs: Slab[]): Slab[][] {
  const groups: Slab[][] = [];
  let open = false;
  for (const slab of slabs) {
    if (open) groups.at(-1)!.push(slab);
    else groups.push([slab]);
    open = slab.keep;
  }
  return groups;
}
