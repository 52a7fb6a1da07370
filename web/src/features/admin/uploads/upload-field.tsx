import type { ReactNode } from 'react';
import { acceptedTypes, uploadRules } from '#shared/constants/upload-rules.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import { Field } from '#web/src/components/field.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import { FileBox } from './file-box.tsx';
import * as messages from './messages.ts';
import { sizeText } from './transfer-texts.ts';
import { UploadButtons, type UploadButtonsProps } from './upload-buttons.tsx';
import { UnfinishedNote } from './unfinished-note.tsx';
import { UploadState } from './upload-state.tsx';
import { useChosenPicture } from './use-chosen-picture.ts';
import styles from './upload-field.module.css';

export interface UploadFieldProps extends UploadButtonsProps {
  /** Describes the present file. */
  current?: ReactNode;
  /** The present picture. A chosen picture is shown instead of it. */
  picture?: ReactNode;
  hint?: ReactNode;
  /** What the form finds wrong, such as a missing file. */
  error?: string;
}

/** A field to choose or drop a file, with its progress. */
export function UploadField(props: UploadFieldProps) {
  const { kind, label, uploads, itemId, current, picture, hint, onRetried } = props;
  const slot = uploads.slot(kind);
  const { file, problem, progress } = slot;
  const chosenUrl = useChosenPicture(isPicture(kind) ? file : undefined);
  const failure = progress?.phase === 'failed' ? progress : undefined;
  const error = problem ?? failure?.reason ?? (file ? undefined : props.error);

  return (
    <Field
      label={label}
      error={error}
      hint={
        <>
          {hint ?? messages.anyPicture} {messages.upToSize(sizeText(uploadRules[kind].maxBytes))}
        </>
      }
    >
      {(wiring) => (
        <div
          className={classNames(styles.field, Boolean(picture ?? chosenUrl) && styles.withPicture)}
        >
          {file && chosenUrl ? (
            <img
              src={chosenUrl}
              alt={messages.chosenFile(file.name)}
              className={classNames(styles.chosen, squares.includes(kind) && styles.square)}
            />
          ) : (
            picture
          )}
          {current && <div className={styles.current}>{current}</div>}
          <FileBox
            kind={kind}
            slot={slot}
            wiring={wiring}
            onChoose={(chosen) => uploads.choose(kind, chosen)}
          />
          <UnfinishedNote kind={kind} itemId={itemId} file={file} progress={progress} />
          {file && (
            <div className={styles.below}>
              <UploadState file={file} progress={progress} label={label} />
              <UploadButtons {...{ kind, label, uploads, itemId, onRetried }} />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

const squares: readonly UploadKind[] = ['podcast-artwork', 'author-picture'];

const isPicture = (kind: UploadKind): boolean =>
  acceptedTypes(kind)?.includes('image/png') ?? false;
