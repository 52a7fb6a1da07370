/** Text has `code` in backticks and [links](/path). */
export type DocBlock =
  | string
  | { type: 'steps'; items: readonly string[] }
  | { type: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Something to type into a file or a shell. */
  | { type: 'code'; label: string; text: string }
  /** A command with what it prints. */
  | { type: 'session'; command: string; output: string }
  | { type: 'finding' };

export interface DocPart {
  /** Anchor in the page. */
  id: string;
  title: string;
  blocks: readonly DocBlock[];
}

export interface DocSection {
  /** Anchor, and its own address /docs/<id>. */
  id: string;
  title: string;
  blocks: readonly DocBlock[];
  parts: readonly DocPart[];
}
