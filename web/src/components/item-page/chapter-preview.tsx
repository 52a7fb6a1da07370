import type { ReactNode } from 'react';
import type { ChapterPreview as Preview, PreviewChapter } from '#shared/contracts/item-preview.ts';
import styles from './chapter-preview.module.css';
import { ItemPart } from './item-part.tsx';
import * as messages from './messages.ts';
import { PreviewEnd } from './preview-end.tsx';

export interface ChapterPreviewProps {
  preview: Preview | undefined;
  /** The noun for the item: 'file'. */
  noun: string;
  /** Price and buttons. */
  children: ReactNode;
}

/** The public chapters of an EPUB as text in a small reader, followed by the offer of the whole file. */
export function ChapterPreview({ preview, noun, children }: ChapterPreviewProps) {
  if (!preview) return null;
  const { chapters, ofChapters, language } = preview;
  const rest = ofChapters - chapters.length;
  return (
    <ItemPart heading={messages.lookInside}>
      <div className={styles.reader} role="region" aria-label={messages.firstChapters} tabIndex={0}>
        {chapters.map((chapter, index) => (
          <section key={index} className={styles.chapter}>
            <h3>{messages.chapterOf(index + 1, ofChapters)}</h3>
            <Blocks chapter={chapter} language={language} />
            {chapter.isCut && <p className={styles.cut}>{messages.chapterContinues}</p>}
          </section>
        ))}
      </div>
      <PreviewEnd
        text={[
          messages.chaptersTo(chapters.length, ofChapters),
          ...(rest > 0 ? [messages.wholeHasMore(noun, rest)] : []),
          messages.picturesAreInTheFile,
        ]}
      >
        {children}
      </PreviewEnd>
    </ItemPart>
  );
}

function Blocks({ chapter, language }: { chapter: PreviewChapter; language: string | undefined }) {
  return (
    <div lang={language} className={styles.text}>
      {chapter.blocks.map(({ text, heading }, index) => {
        const Element = heading ? 'h4' : 'p';
        return (
          <Element key={index} dir="auto">
            {text}
          </Element>
        );
      })}
    </div>
  );
}
