import { articlePath } from '#shared/constants/article-path.ts';
import { type articlesAdminContract, articleForm } from '#shared/contracts/articles-admin.ts';
import type { OutputOf } from '#shared/contracts/define-contract.ts';
import { site } from '#shared/site-config/site.ts';
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
import { savedItem } from '../editor/saved-item.ts';
import { StateField } from '../editor/state-field.tsx';
import { TagsField } from '../editor/tags-field.tsx';
import { TitleField } from '../editor/title-field.tsx';
import { useItemForm } from '../editor/use-item-form.ts';
import { FreeAccess } from '../gifts/free-access.tsx';
import { adminCall } from '../parts/admin-call.ts';
import { ItemThumb } from '../parts/item-thumb.tsx';
import { StateBadge } from '../parts/state-badge.tsx';
import { useLeaveGuard } from '../parts/use-leave-guard.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import * as messages from './messages.ts';

type EditedArticle = OutputOf<typeof articlesAdminContract.getManaged>;

interface ArticleEditorProps extends ItemEditorProps<EditedArticle> {
  /** Undefined for a new article. */
  article: EditedArticle | undefined;
}

export function ArticleEditor({
  article,
  copied,
  isSameForm,
  onClose,
  onSaved,
  onDone,
}: ArticleEditorProps) {
  const uploads = useUploads();
  const isReady = Boolean(article?.hasFile);
  const currency = article?.currency ?? site.money.currency;
  const form = useItemForm({
    schema: articleForm,
    currency,
    kind: 'article',
    id: article?.id,
    copiedId: copied?.id,
    version: article?.updatedAt,
    uploads,
    create: async (values) => (await adminCall('POST /api/articles', values)).id,
    update: (id, values) => adminCall('PUT /api/articles/{id}', { ...values, id }),
    // A copy is saved as a draft without its PDF.
    required: copied ? undefined : { kind: 'article-pdf', text: messages.pdfFileIsRequired },
    failure: messages.operationFailed,
    onSaved,
    onDone: (id, values) =>
      onDone(
        savedItem({
          path: articlePath(id),
          values,
          before: article?.chosen,
          isReady: isReady || Boolean(uploads.slot('article-pdf').file),
        }),
      ),
  });
  const from = article ?? copied;
  const guard = useLeaveGuard(form.unsaved, isSameForm, form.forget);
  const { errors } = form;
  const fileProps = { uploads, itemId: form.id, onRetried: form.onRetried };

  return (
    <EditorFrame
      title={article ? messages.editTitle(article.title) : messages.newArticle}
      badge={article && <StateBadge {...article} missing={isReady ? undefined : messages.noPdf} />}
      form={form}
      saveLabel={form.id === undefined ? messages.createArticle : messages.saveChanges}
      percent={uploads.percent}
      onCancel={() => guard.ask(onClose)}
      below={article && <FreeAccess resourceType="article" item={article} />}
      side={
        <>
          <StateField
            isCopy={copied !== undefined}
            chosen={article?.chosen}
            dates={article?.dates}
            awaited={isReady ? undefined : messages.itsPdf}
            errors={errors}
          />
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
      {guard.dialog}
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
