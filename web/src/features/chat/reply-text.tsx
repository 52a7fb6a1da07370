import type { ComponentProps, ReactNode } from 'react';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { SiteLink } from '../../components/site-link.tsx';
import { internalPath } from './internal-path.ts';
import * as messages from './messages.ts';
import styles from './reply-text.module.css';

/** Only links to pages of this site: a prompt injection may have produced any other. */
function ReplyLink({ href, children }: ComponentProps<'a'>) {
  const path = internalPath(href);
  return path === undefined ? <>{children}</> : <SiteLink to={path}>{children}</SiteLink>;
}

/**
 * A heading below the window's own, without the id that Markdown would give it, which could clash with one of the
 * page's.
 */
function ReplyHeading({ children }: { children?: ReactNode }) {
  return <h3>{children}</h3>;
}

/** Footnotes are rendered in it, with ids of their own. */
function ReplyBlock({ className, children }: ComponentProps<'div'>) {
  return <div className={className}>{children}</div>;
}

/** Scrolls on its own if it is wider than the window. */
function ReplyTable({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.wide} role="group" aria-label={messages.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

function ReplyCode({ children }: { children?: ReactNode }) {
  return (
    <pre tabIndex={0} className={styles.wide}>
      {children}
    </pre>
  );
}

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  forceBlock: true,
  forceWrapper: true,
  overrides: {
    a: ReplyLink,
    div: ReplyBlock,
    img: ({ alt }: ComponentProps<'img'>) => <>{alt}</>,
    table: ReplyTable,
    pre: ReplyCode,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, ReplyHeading])),
  },
  wrapperProps: { className: styles.text } as MarkdownToJSX.Options['wrapperProps'],
};

/** A reply's Markdown, rendered without active content: no HTML, no pictures, no external links. */
export function ReplyText({ markdown }: { markdown: string }) {
  return <Markdown options={options}>{markdown}</Markdown>;
}
