import { useState } from 'react';
import { CircleCheck, FileUp } from 'lucide-react';
import { acceptedTypes } from '#shared/constants/upload-rules.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import type { FieldWiring } from '#web/src/components/field.tsx';
import { RichText } from '#web/src/components/rich-text.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import * as messages from './messages.ts';
import { sizeText } from './transfer-texts.ts';
import { isUnderWay } from './upload-progress.ts';
import type { UploadSlot } from './use-uploads.ts';
import styles from './upload-field.module.css';

export interface FileBoxProps {
  kind: UploadKind;
  slot: UploadSlot;
  wiring: FieldWiring;
  onChoose: (file: File) => void;
}

/** A box to choose or drop a file, which shows the chosen one. The input covers the box, so both are native. */
export function FileBox({ kind, slot, wiring, onChoose }: FileBoxProps) {
  const { file, progress } = slot;
  const [over, setOver] = useState(false);
  return (
    <div
      className={classNames(
        styles.box,
        over && styles.over,
        wiring['aria-invalid'] && styles.wrong,
      )}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      {progress?.phase === 'accepted' ? (
        <CircleCheck aria-hidden className={styles.done} />
      ) : (
        <FileUp aria-hidden />
      )}
      <span className={styles.text}>
        {file ? (
          <>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{sizeText(file.size)}</span>
          </>
        ) : (
          <span>
            <RichText
              of={messages.chooseOrDrop}
              as={{ choose: (text) => <span className={styles.choose}>{text}</span> }}
            />
          </span>
        )}
      </span>
      <input
        {...wiring}
        type="file"
        className={styles.input}
        accept={acceptedTypes(kind)}
        disabled={isUnderWay(progress)}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onChoose(chosen);
          // Choosing the same file again, after it was fixed, must fire a change event.
          event.target.value = '';
        }}
      />
    </div>
  );
}
