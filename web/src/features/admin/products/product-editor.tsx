import { productPath } from '#shared/constants/product-path.ts';
import type { OutputOf } from '#shared/contracts/define-contract.ts';
import { productForm, type productsContract } from '#shared/contracts/products.ts';
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

type EditedProduct = OutputOf<typeof productsContract.getManaged>;

interface ProductEditorProps extends ItemEditorProps<EditedProduct> {
  /** Undefined for a new product. */
  product: EditedProduct | undefined;
  /** Categories in use. */
  categories: readonly string[];
}

export function ProductEditor({ product, categories, ...props }: ProductEditorProps) {
  const { copied } = props;
  const isReady = Boolean(product?.fileName);
  const editor = useItemEditor(product, props, {
    kind: 'product',
    schema: productForm,
    path: productPath,
    isReady,
    mainFile: 'product-file',
    create: async (values) => (await adminCall('POST /api/products', values)).id,
    update: (id, values) => adminCall('PUT /api/products/{id}', { ...values, id }),
    failure: messages.couldNotSaveProduct,
  });
  const { form, errors, currency, from, frameProps, stateProps, fileProps, leaveDialog } = editor;

  return (
    <EditorFrame
      {...frameProps}
      title={product ? messages.editTitle(product.title) : messages.newProduct}
      badge={product && <StateBadge {...product} missing={isReady ? undefined : messages.noFile} />}
      failureTitle={messages.couldNotSaveProduct}
      saveLabel={form.id === undefined ? messages.createProduct : messages.saveChanges}
      below={product && <FreeAccess resourceType="product" item={product} />}
      side={
        <>
          <StateField {...stateProps} awaited={isReady ? undefined : messages.itsFile} />
          <UploadField
            {...fileProps}
            kind="product-file"
            label={messages.file}
            hint={messages.theFileBuyersDownloadDocument}
            error={errors['product-file']}
            current={
              product?.fileName !== undefined && messages.nowFileNameItStays(product.fileName)
            }
          />
          {product && (
            <UploadField
              {...fileProps}
              kind="product-extra"
              label={messages.anotherFile}
              hint={messages.dataRecordingAppendixAnyFile}
              error={errors['product-extra']}
            />
          )}
          {product && <FilesField path="/api/admin/products/{id}" id={product.id} />}
          <PreviewField
            preview={product?.preview ?? copiedPreview(copied)}
            files="any"
            error={errors['previewPages']}
            excerptError={errors['excerptSeconds']}
            listError={errors['fileList']}
          />
          <UploadField
            {...fileProps}
            kind="product-cover"
            label={messages.cover}
            hint={messages.jpegPngWebpOrAvif}
            error={errors['product-cover']}
            picture={product && <ItemThumb imageUrl={product.imageUrl} shape="cover" />}
          />
        </>
      }
    >
      {copied && <CopiedNote files={messages.filesOfProduct} />}
      <TitleField title={from?.title ?? ''} least={1} error={errors['title']} />
      <PriceField price={priceIn(currency, from)} currency={currency} error={errors['price']} />
      <CategoryField
        category={from?.category ?? ''}
        labels={categories}
        error={errors['category']}
      />
      <AuthorField author={from?.author ?? ''} error={errors['author']} />
      <TagsField tags={from?.tags} error={errors['tags']} />
      <DescriptionFields
        shortDescription={from?.shortDescription ?? ''}
        longDescription={from?.longDescription ?? ''}
        least={0}
        errors={errors}
      />
      {leaveDialog}
    </EditorFrame>
  );
}
