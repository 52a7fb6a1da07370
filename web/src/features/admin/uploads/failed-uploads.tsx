import { useState } from 'react';
import type { Upload, UploadKind } from '#shared/contracts/uploads.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { errorText, failureText } from '#web/src/lib/api/api-error.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import { toast } from '#web/src/lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';
import { Pager } from '../parts/pager.tsx';
import { useManagedList } from '../parts/use-managed-list.ts';
import { sizeText } from './transfer-texts.ts';
import styles from './failed-uploads.module.css';
import * as messages from './messages.ts';

/** Returns the path of the form of an item, by its id. */
const editPath = (page: string) => (itemId: string) =>
  `/admin/${page}?${new URLSearchParams({ edit: itemId })}`;

/** The noun for each kind of file, and the page on which to replace it. */
const places: Record<UploadKind, { noun: string; path: (itemId: string) => string }> = {
  'article-pdf': { noun: messages.pdfArticle, path: editPath('articles') },
  'article-extra': { noun: messages.anotherFileArticle, path: editPath('articles') },
  'article-cover': { noun: messages.coverArticle, path: editPath('articles') },
  'product-cover': { noun: messages.coverProduct, path: editPath('products') },
  'product-file': { noun: messages.fileProduct, path: editPath('products') },
  'product-extra': { noun: messages.anotherFileProduct, path: editPath('products') },
  'podcast-artwork': { noun: messages.artworkEpisode, path: editPath('podcasts') },
  'podcast-preview': { noun: messages.previewEpisode, path: editPath('podcasts') },
  'podcast-audio': { noun: messages.audioEpisode, path: editPath('podcasts') },
  'author-picture': { noun: messages.pictureAuthor, path: editPath('authors') },
};

/** Files that were rejected after their upload, with the reason, until an administrator dismisses them. */
export function FailedUploads() {
  const list = useManagedList<Upload>('GET /api/admin/uploads', { prefix: 'files-', pageSize: 5 });
  const { rows, error } = list;
  const [dismissing, setDismissing] = useState<string>();

  async function dismiss({ id }: Upload): Promise<void> {
    setDismissing(id);
    try {
      await adminCall('DELETE /api/admin/uploads/{id}', { id });
      await list.refresh();
    } catch (failure) {
      toast.error(failureText(failure, messages.operationFailed));
    }
    setDismissing(undefined);
  }

  return (
    <section aria-label={messages.failedUploads} className={styles.panel}>
      {error && (
        <Notice
          tone="error"
          title={messages.failedToLoadFiles}
          action={
            <Button size="sm" onClick={() => void list.refresh()}>
              {messages.tryAgain}
            </Button>
          }
        >
          {errorText(error, messages.pleaseTryAgain)}
        </Notice>
      )}
      {!error && rows === undefined && <Skeleton height="3rem" />}
      {!error && rows?.length === 0 && (
        <p className={styles.none}>{messages.noUploadsHaveBeenRejected}</p>
      )}
      {!error && rows && rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((upload) => (
            <li key={upload.id} className={styles.item}>
              <p className={styles.name}>{upload.fileName}</p>
              <p className={styles.facts}>
                <span>{places[upload.kind].noun}</span>
                <span>{sizeText(upload.sizeBytes)}</span>
                <time dateTime={upload.createdAt}>{formatDate(upload.createdAt)}</time>
                <span>{upload.email}</span>
              </p>
              {upload.reason && <p className={styles.reason}>{upload.reason}</p>}
              <p className={styles.actions}>
                <LinkButton
                  variant="secondary"
                  size="sm"
                  to={places[upload.kind].path(upload.itemId)}
                >
                  {messages.uploadAnotherFile}
                </LinkButton>
                <Button
                  variant="quiet"
                  size="sm"
                  pending={dismissing === upload.id}
                  aria-label={messages.dismissFileName(upload.fileName)}
                  onClick={() => void dismiss(upload)}
                >
                  {messages.dismiss}
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pager list={list} label={messages.pagesFailedFiles} />
    </section>
  );
}
