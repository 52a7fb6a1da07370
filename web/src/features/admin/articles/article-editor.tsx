import { articlePath } from '#shared/constants/article-path.ts';
import { type articlesAdminContract, articleForm } from '#shared/contracts/articles-admin.ts';
import type { OutputOf } from '#shared/contracts/define-contract.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { AuthorField } from '../editor/author-field.tsx';
import { CategoryField } from '../editor/category-field.tsx';
import { CopiedNote } from '../editor/copied-note.tsx';
import { DescriptionFields } from '../editor/description-fields.tsx';
import { EditorFrame } from '../editor/editor-frame.tsx';
import type { ItemEditorProps } from '../editor/item-form.tsx';
import { FilesField } from '../editor/files-field.tsx';
import { PreviewField } from '../editor/preview-field.tsx';
import { copiedPreview, priceIn } from '../editor/copy-of.ts';
import { PriceField } from '../editor/price-field.tsx';
import { StateField } from '../editor/state-field.tsx';
import { TagsField } from '../editor/tags-field.tsx';
import { TitleField } from '../editor/title-field.tsx';
import { useItemEditor } from '../editor/use-item-editor.ts';
import { FreeAccess } from '../gifts/free-access.tsx';
import { adminCall } from '../parts/admin-call.ts';
import { ItemThumb } from '../parts/item-thumb.tsx';
import { StateBadge } from '../parts/state-badge.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import * as messages from './messages.ts';

type EditedArticle = OutputOf<typeof articlesAdminContract.getManaged>;

interface ArticleEditorProps extends ItemEditorProps<EditedArticle> {
  /** Undefined for a new article. */
  article: EditedArticle | undefined;
}

export function ArticleEditor({ article, ...props }: ArticleEditorProps) {
  const { copied } = props;
  const isReady = Boolean(article?.hasFile);
  const editor = useItemEditor(article, props, {
    kind: 'article',
    schema: articleForm,
    path: articlePath,
    isReady,
    mainFile: 'article-pdf',
    create: async (values) => (await adminCall('POST /api/articles', values)).id,
    update: (id, values) => adminCall('PUT /api/articles/{id}', { ...values, id }),
    // A copy is saved as a draft without its PDF.
    required: copied ? undefined : { kind: 'article-pdf', text: messages.pdfFileIsRequired },
    failure: messages.operationFailed,
  });
  const { form, errors, currency, from, frameProps, stateProps, fileProps, leaveDialog } = editor;

  return (
    <EditorFrame
      {...frameProps}
      title={article ? messages.editTitle(article.title) : messages.newArticle}
      badge={article && <StateBadge {...article} missing={isReady ? undefined : messages.noPdf} />}
      saveLabel={form.id === undefined ? messages.createArticle : messages.saveChanges}
      below={article && <FreeAccess resourceType="article" item={article} />}
      side={
        <>
          <StateField {...stateProps} awaited={isReady ? undefined : messages.itsPdf} />
          <PriceField price={priceIn(currency, from)} currency={currency} error={errors['price']} />
          <ArticleCategory category={from?.category ?? ''} error={errors['category']} />
          <AuthorField author={from?.author ?? ''} error={errors['author']} />
          <TagsField tags={from?.tags} error={errors['tags']} />
          <UploadField
            {...fileProps}
            kind="article-pdf"
            label={messages.pdfFile}
            hint={messages.aPdf}
            error={errors['article-pdf']}
            current={article?.fileName && messages.nowFileNameItStays(article.fileName)}
          />
          {article && (
            <UploadField
              {...fileProps}
              kind="article-extra"
              label={messages.anotherFile}
              hint={messages.dataRecordingAppendixAnyFile}
              error={errors['article-extra']}
            />
          )}
          {article && <FilesField path="/api/admin/articles/{id}" id={article.id} />}
          <PreviewField
            files="pdf"
            preview={article?.preview ?? copiedPreview(copied)}
            error={errors['previewPages']}
            listError={errors['fileList']}
          />
          <UploadField
            {...fileProps}
            kind="article-cover"
            label={messages.cover}
            hint={messages.jpegPngWebpOrAvif}
            error={errors['article-cover']}
            picture={article && <ItemThumb imageUrl={article.imageUrl} shape="cover" />}
          />
        </>
      }
    >
      {copied && <CopiedNote files={messages.filesOfArticle} />}
      <TitleField title={from?.title ?? ''} least={5} error={errors['title']} />
      <DescriptionFields
        shortDescription={from?.shortDescription ?? ''}
        longDescription={from?.longDescription ?? ''}
        least={20}
        errors={errors}
      />
      {leaveDialog}
    </EditorFrame>
  );
}

function ArticleCategory({ category, error }: { category: string; error: string | undefined }) {
  const { data } = useCall('GET /api/articles/categories', {});
  return (
    <CategoryField
      category={category}
      labels={(data ?? []).map(({ label }) => label)}
      error={error}
    />
  );
}
