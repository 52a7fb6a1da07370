import type { ReactNode } from 'react';
import type { ItemPreview, PreviewPage } from '#shared/contracts/item-preview.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { ItemPart } from './item-part.tsx';
import styles from './page-preview.module.css';

export interface PagePreviewProps {
  preview: ItemPreview | undefined;
  /** What is sold: 'paper'. */
  noun: string;
  /** Price and buttons. */
  children: ReactNode;
}

/** The public pages of a PDF side by side, as pictures and as text, and after them how to have all of it. */
export function PagePreview({ preview, noun, children }: PagePreviewProps) {
  if (!preview) return null;
  const { pages, ofPages } = preview;
  const rest = ofPages - pages.length;
  return (
    <ItemPart heading="Look inside">
      <div className={styles.reader} role="region" aria-label="First pages" tabIndex={0}>
        <ol className={styles.pages}>
          {pages.map((page, index) => (
            <li key={page.url}>
              <Sheet page={page} name={`Page ${index + 1} of ${ofPages}`} number={index + 1} />
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.end}>
        <p>
          {shownText(pages.length, ofPages)}{' '}
          {rest > 0 && `The whole ${noun} has ${rest === 1 ? 'one more' : `${rest} more`}.`}
        </p>
        {children}
      </div>
    </ItemPart>
  );
}

function Sheet({ page, name, number }: { page: PreviewPage; name: string; number: number }) {
  const { url, smallUrl, width, height, text } = page;
  return (
    <figure className={styles.sheet}>
      <a href={url} target="_blank" rel="noopener" className={styles.picture}>
        <img
          src={smallUrl}
          srcSet={`${smallUrl} 640w, ${url} 1200w`}
          sizes="(width >= 62rem) 38rem, 85vw"
          alt={name}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
        <VisuallyHidden>, larger, in a new tab</VisuallyHidden>
      </a>
      <figcaption>{name}</figcaption>
      {text && (
        <details className={styles.text}>
          <summary>
            Read <VisuallyHidden>page {number} </VisuallyHidden>as text
          </summary>
          {text.split('\n').map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </details>
      )}
    </figure>
  );
}

function shownText(shown: number, of: number): string {
  if (shown === of) return of === 1 ? 'This is its only page.' : `These are all ${of} pages.`;
  if (shown === 1) return `This is page 1 of ${of}.`;
  return `These are pages 1 ${shown === 2 ? 'and' : 'to'} ${shown} of ${of}.`;
}
