import * as z from 'zod';
import { ownProducts } from '../site-config/own-products.ts';
import { defineContract } from './define-contract.ts';
import { chosenId, id } from './fields.ts';
import { fileListField } from './file-list.ts';
import { uploadRequest, uploadTarget } from './upload-fields.ts';
import {
  authorField,
  categoryField,
  formPublication,
  managedPublication,
  optionalDescriptionFields,
  excerptSecondsField,
  previewPagesField,
  priceField,
  publicationFields,
  tagsField,
  titleField,
  pageOfTagged,
  taggedQuery,
} from './item-fields.ts';
import { managedPreview } from './item-preview.ts';
import { product, storeProductsContract } from './store-products.ts';

/** Ids of these products are refused: they are sold from the configuration, not from the catalogue. */
const [own] = ownProducts;
const productId = own
  ? chosenId.regex(
      new RegExp(`^(?!${ownProducts.map(({ id: taken }) => taken).join('$|')}$)`, 'i'),
      `This id belongs to ${own.name}, whose price and release are set in the configuration`,
    )
  : chosenId;

export const productForm = z.object({
  title: titleField(),
  price: priceField,
  category: categoryField,
  author: authorField,
  tags: tagsField,
  ...optionalDescriptionFields(),
  ...publicationFields,
  previewPages: previewPagesField,
  excerptSeconds: excerptSecondsField,
  fileList: fileListField,
});

/** A row of the administrators' table, which includes products without a file; these are not on sale yet. */
export const managedProduct = product.extend({
  ...managedPublication,
  fileName: z.string().optional(),
  updatedAt: z.string(),
});
export type ManagedProduct = z.output<typeof managedProduct>;

export const productsContract = defineContract({
  ...storeProductsContract,
  listManaged: {
    method: 'GET',
    path: '/api/admin/products',
    access: 'admin',
    summary: 'All products in every state; searched, filtered and paginated on the server.',
    input: taggedQuery(),
    output: pageOfTagged(managedProduct),
  },
  getManaged: {
    method: 'GET',
    path: '/api/admin/products/{id}',
    access: 'admin',
    summary: 'One product with all fields of its form.',
    input: z.object({ id }),
    output: managedProduct.extend({
      ...formPublication,
      shortDescription: z.string().optional(),
      longDescription: z.string().optional(),
      preview: managedPreview,
    }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/api/products',
    access: 'admin',
    summary:
      'Create a product. It is not published before its file has been accepted. Idempotent if the caller chooses the `id`.',
    input: productForm.extend({ id: productId.optional() }),
    output: z.object({ id: z.string() }),
    errors: ['conflict'],
  },
  update: {
    method: 'PUT',
    path: '/api/products/{id}',
    access: 'admin',
    summary: 'Change a product.',
    input: productForm.extend({ id }),
    output: z.object({ id: z.string() }),
    errors: ['not_found', 'conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/products/{id}',
    access: 'admin',
    summary: 'Remove a product permanently. Buyers keep their access.',
    input: z.object({ id }),
    output: z.object({ id: z.string() }),
    errors: ['not_found'],
  },
  uploadImage: {
    method: 'POST',
    path: '/api/upload-image/products',
    access: 'admin',
    summary: 'Get a form for uploading the cover of a product (image, at most 5 MB).',
    input: uploadRequest,
    output: uploadTarget.extend({ imageUrl: z.string() }),
    errors: ['not_found', 'file_not_accepted'],
  },
  uploadFile: {
    method: 'POST',
    path: '/api/upload',
    access: 'admin',
    summary: 'Get a form for uploading the file of a product, of any type.',
    input: uploadRequest,
    output: uploadTarget.extend({ fileUrl: z.string() }),
    errors: ['not_found', 'file_not_accepted'],
  },
});
