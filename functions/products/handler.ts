import { productPageContract } from '#shared/contracts/product-page.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { productChangesContract } from '#shared/contracts/item-changes.ts';
import { productOwnersContract } from '#shared/contracts/edition-owners.ts';
import { productFilesContract } from '#shared/contracts/item-files.ts';
import { fileCalls } from '../domain/editions/file-calls.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { changeProducts } from './change-products.ts';
import { createProduct } from './create-product.ts';
import { getManaged } from './get-managed.ts';
import { listManaged } from './list-managed.ts';
import { listProducts } from './list-products.ts';
import { readProductPage } from './read-product-page.ts';
import { removeProduct } from './remove-product.ts';
import { updateProduct } from './update-product.ts';
import { uploadFile, uploadImage } from './upload-file.ts';

export const handler = createHandler(
  {
    ...productsContract,
    ...productPageContract,
    ...productChangesContract,
    ...productFilesContract,
    ...productOwnersContract,
  },
  {
    list: listProducts,
    getPage: readProductPage,
    listManaged,
    changeMany: changeProducts,
    getManaged,
    create: createProduct,
    update: updateProduct,
    remove: removeProduct,
    uploadImage,
    uploadFile,
    ...fileCalls('products', 'product-extra'),
  },
  authenticator,
);
