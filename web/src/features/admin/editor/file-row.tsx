import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ManagedFiles } from '#shared/contracts/item-files.ts';
import { Button } from '#web/src/components/button.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { fileFormat, fileLength } from '#web/src/lib/file-facts.ts';
import styles from './files-field.module.css';
import * as messages from './messages.ts';

type Files = ManagedFiles['files'];

interface FileRowProps {
  files: Files;
  file: Files[0];
  busy: boolean;
  /** Saves the files in this order. */
  set: (order: Files, done: string) => void;
}

/** A file of an item, with buttons to move and remove it. The main file cannot be moved. */
export function FileRow({ files, file, busy, set }: FileRowProps) {
  const index = files.indexOf(file);
  const others = files.filter((one) => one !== file);
  const look = { variant: 'quiet', size: 'sm', pending: busy } as const;

  function move(by: 1 | -1, done: string): void {
    set(others.toSpliced(index + by, 0, file), done);
  }

  return (
    <li className={styles.file}>
      <span className={styles.details}>
        {file.name}
        <span className={styles.facts}>
          {[index === 0 && messages.mainFile, fileFormat(file), fileLength(file)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      {index > 0 && (
        <span className={styles.buttons}>
          {index > 1 && (
            <Button
              {...look}
              icon={<ArrowUp aria-hidden />}
              onClick={() => move(-1, messages.movedUp(file.name))}
            >
              <VisuallyHidden>{messages.moveNameUp(file.name)}</VisuallyHidden>
            </Button>
          )}
          {index < files.length - 1 && (
            <Button
              {...look}
              icon={<ArrowDown aria-hidden />}
              onClick={() => move(1, messages.movedDown(file.name))}
            >
              <VisuallyHidden>{messages.moveNameDown(file.name)}</VisuallyHidden>
            </Button>
          )}
          <Button
            {...look}
            icon={<X aria-hidden />}
            onClick={() => set(others, messages.removed(file.name))}
          >
            <VisuallyHidden>{messages.removeName(file.name)}</VisuallyHidden>
          </Button>
        </span>
      )}
    </li>
  );
}
