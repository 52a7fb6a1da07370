import type { ReactNode } from 'react';
import type { ItemPreview, PreviewPage } from '#shared/contracts/item-preview.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { ItemPart } from './item-part.tsx';
import { PreviewEnd } from './preview-end.tsx';
import { RichText } from '../rich-text.tsx';
import * as messages from './messages.ts';
import styles from './page-preview.module.css';

export interface PagePreviewProps {
  preview: ItemPreview | undefined;
  /** The noun for the item: 'paper'. */
  noun: string;
  /** Price and buttons. */
  children: ReactNode;
}

/** The public pages of a PDF side by side, as pictures and as text, followed by the offer of the whole file. */
export function PagePreview({ preview, noun, children }: PagePreviewProps) {
  if (!preview) return null;
  const { pages, ofPages } = preview;
  const rest = ofPages - pages.length;
  return (
    <ItemPart heading={messages.lookInside}>
      <div className={styles.reader} role="region" aria-label={messages.firstPages} tabIndex={0}>
        <ol className={styles.pages}>
          {pages.map((page, index) => (
            <li key={page.url}>
              <Sheet
                page={page}
                name={messages.pageIndexPages(index + 1, ofPages)}
                number={index + 1}
              />
            </li>
          ))}
        </ol>
      </div>
      <PreviewEnd
        text={[
          shownText(pages.length, ofPages),
          ...(rest > 0 ? [messages.wholeHasMore(noun, rest)] : []),
        ]}
      >
        {children}
      </PreviewEnd>
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
        <VisuallyHidden>{messages.largerInNewTab}</VisuallyHidden>
      </a>
      <figcaption>{name}</figcaption>
      {text && (
        <details className={styles.text}>
          <summary>
            <RichText
              of={messages.readAsText(number)}
              as={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
            />
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
  if (shown === of) return messages.allPages(of);
  if (shown === 1) return messages.onlyFirstPage(of);
  return shown === 2 ? messages.firstTwoPages(of) : messages.pagesTo(shown, of);
}
