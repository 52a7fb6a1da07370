import { maxPreviewCharacters } from '#shared/constants/max-preview-characters.ts';
import { maxPreviewPages } from '#shared/constants/max-preview-pages.ts';
import type { ManagedPreview } from '#shared/contracts/item-preview.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { Select } from '#web/src/components/select.tsx';
import { formatCount } from '#web/src/lib/format-count.ts';
import { ExcerptField } from './excerpt-field.tsx';
import * as messages from './messages.ts';

export interface PreviewFieldProps {
  /** Undefined for a new item. */
  preview: ManagedPreview | undefined;
  /** The types of the item's files: a product may have files of any type. */
  files: 'pdf' | 'any';
  error: string | undefined;
  excerptError?: string | undefined;
  listError: string | undefined;
}

/**
 * Fields for an item's previews and their state: the first pages of a PDF, chapters of an EPUB or seconds of a
 * recording or a film, and the list of its archives.
 */
export function PreviewField(props: PreviewFieldProps) {
  const { preview, files, error, excerptError, listError } = props;
  return (
    <>
      <Select
        label={messages.preview}
        name="previewPages"
        options={options(files === 'pdf' ? messages.firstPages : messages.firstPagesOrChapters)}
        defaultValue={String(preview?.pages ?? 0)}
        hint={[readText(files), stateText(preview)].filter(Boolean).join(' ')}
        error={error}
      />
      {preview?.state === 'failed' && (
        <Notice tone="error" title={messages.weCouldntMakePreview}>
          {preview.problem} {messages.fileIsFineToSell}
        </Notice>
      )}
      {files === 'any' && <ExcerptField excerpt={preview?.excerpt} error={excerptError} />}
      <Select
        label={messages.fileList}
        name="fileList"
        options={choices}
        defaultValue={preview?.fileList.choice ?? 'hidden'}
        hint={[messages.everyoneCanSeeNames, listText(preview?.fileList)].filter(Boolean).join(' ')}
        error={listError}
      />
      {preview?.fileList.state === 'failed' && (
        <Notice tone="error" title={messages.weCouldntMakeFileList}>
          {preview.fileList.problem}
        </Notice>
      )}
    </>
  );
}

function options(label: (count: number) => string) {
  return Array.from({ length: maxPreviewPages + 1 }, (_, count) => ({
    value: String(count),
    label: label(count),
  }));
}

function readText(files: PreviewFieldProps['files']): string {
  if (files === 'pdf') return messages.anyoneCanRead;
  const most = messages.chaptersOfAnEpub(formatCount(maxPreviewCharacters));
  return `${messages.anyoneCanReadEither} ${most} ${messages.forRecordingChooseExcerpt}`;
}

const choices = [
  { value: 'hidden', label: messages.notShown },
  { value: 'shown', label: messages.shownToEveryone },
];

const listTexts = {
  none: messages.noArchiveYet,
  making: messages.wereReadingIt,
  made: messages.itIsOnThePage,
  failed: '',
};

function listText(list: ManagedPreview['fileList'] | undefined): string {
  if (list?.choice !== 'shown') return '';
  return listTexts[list.state];
}

function stateText(preview: ManagedPreview | undefined): string {
  if (preview?.state === 'making') {
    return messages.wereMakingThem;
  }
  return preview?.state === 'made' ? messages.theyArePublicNow : '';
}
