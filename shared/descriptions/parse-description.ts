import { parser, type MarkdownToJSX } from 'markdown-to-jsx/html';

export type DescriptionNode = MarkdownToJSX.ASTNode;

/** Parses the Markdown of a description. HTML and bare URLs are plain text. */
export function parseDescription(markdown: string): DescriptionNode[] {
  return parser(markdown, {
    disableParsingRawHTML: true,
    disableAutoLink: true,
    disableFrontmatter: true,
    forceBlock: true,
  });
}
