import { Download } from 'lucide-react';
import type { EditionFile } from '#shared/contracts/editions.ts';
import { failureText } from '../../lib/api/api-error.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { fileFormat, fileLength } from '../../lib/file-facts.ts';
import { downloadFile, fileUrl, type FilePlace } from '../../lib/purchase/download-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button, LinkButton } from '../button.tsx';
import { CopyButton } from '../copy-button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './file-list.module.css';
import * as messages from './messages.ts';

/** The visitor's access to the files: they are free, or were bought in this Checkout session. */
export type FileAccess = 'free' | { sessionId: string } | undefined;

export interface FileListProps {
  files: readonly EditionFile[];
  item: Omit<FilePlace, 'file'>;
  access: FileAccess;
  /** The number of an earlier edition, which distinguishes its files for screen readers. */
  edition?: number;
}

/** The files of an item; for visitors with access, with a download link and the SHA-256 of each. */
export function FileList({ files, item, access, edition }: FileListProps) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <div className={styles.details}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.facts}>
              {[fileFormat(file), fileLength(file)].filter(Boolean).join(', ')}
            </span>
            {file.sha256 && <Checksum name={file.name} sha256={file.sha256} />}
          </div>
          {access && (
            <DownloadFile
              place={{ ...item, file: file.id }}
              access={access}
              name={edition === undefined ? file.name : messages.fileOfEdition(file.name, edition)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Checksum({ name, sha256 }: { name: string; sha256: string }) {
  return (
    <span className={styles.checksum}>
      <span>
        <RichText of={messages.checksum(sha256)} as={{ code: (text) => <code>{text}</code> }} />
      </span>
      <CopyButton text={sha256} what={messages.theSha256Name(name)} compact />
    </span>
  );
}

interface DownloadFileProps {
  place: FilePlace;
  access: NonNullable<FileAccess>;
  name: string;
}

function DownloadFile({ place, access, name }: DownloadFileProps) {
  const download = useAction(async (sessionId: string) => {
    try {
      await downloadFile(place, sessionId);
    } catch (error) {
      toast.error(failureText(error, messages.downloadFailed));
    }
  });
  const look = { size: 'sm', variant: 'secondary', icon: <Download aria-hidden /> } as const;
  const label = (
    <>
      {messages.download}
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
  if (access === 'free') {
    return (
      <LinkButton to={fileUrl(place)} reload {...look}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button
      {...look}
      pending={download.pending}
      onClick={() => void download.run(access.sessionId)}
    >
      {label}
    </Button>
  );
}
