import type { DocBlock } from '../content/doc-block.ts';
import { CodeBlock } from './code-block.tsx';
import { DocTable } from './doc-table.tsx';
import { FindingFigure } from './finding-figure.tsx';
import { RichText } from './rich-text.tsx';
import { SessionBlock } from './session-block.tsx';
import styles from './doc.module.css';

export function DocBlocks({ blocks }: { blocks: readonly DocBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: DocBlock }) {
  if (typeof block === 'string') {
    return (
      <p className={styles.text}>
        <RichText text={block} />
      </p>
    );
  }
  switch (block.type) {
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ol>
      );
    case 'table':
      return <DocTable head={block.head} rows={block.rows} />;
    case 'code':
      return <CodeBlock label={block.label} text={block.text} />;
    case 'session':
      return <SessionBlock command={block.command} output={block.output} />;
    case 'finding':
      return <FindingFigure />;
  }
}
