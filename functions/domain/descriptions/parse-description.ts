import { parser, type MarkdownToJSX } from 'markdown-to-jsx/html';

export type DescriptionNode = MarkdownToJSX.ASTNode;

/** Parses the Markdown of a description. HTML in it is text, and so is a bare address. */
export function parseDescription(markdown: string): DescriptionNode[] {
  return parser(markdown, {
    disableParsingRawHTML: true,
    disableAutoLink: true,
    disableFrontmatter: true,
    forceBlock: true,
  });
}
