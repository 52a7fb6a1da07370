import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'products'>>(authenticator, {
  'GET /api/products': () => import('./list-products.ts').then((it) => it.listProducts),
  'GET /api/products/{id}': () => import('./read-product-page.ts').then((it) => it.readProductPage),
  'GET /api/admin/products': () => import('./list-managed.ts').then((it) => it.listManaged),
  'POST /api/admin/products/changes': () =>
    import('./change-products.ts').then((it) => it.changeProducts),
  'GET /api/admin/products/{id}': () => import('./get-managed.ts').then((it) => it.getManaged),
  'POST /api/products': () => import('./create-product.ts').then((it) => it.createProduct),
  'PUT /api/products/{id}': () => import('./update-product.ts').then((it) => it.updateProduct),
  'DELETE /api/products/{id}': () => import('./remove-product.ts').then((it) => it.removeProduct),
  'POST /api/upload-image/products': () => import('./upload-file.ts').then((it) => it.uploadImage),
  'POST /api/upload': () => import('./upload-file.ts').then((it) => it.uploadFile),
  'GET /api/admin/products/{id}/files': () => import('./files.ts').then((it) => it.readFiles),
  'PUT /api/admin/products/{id}/files': () => import('./files.ts').then((it) => it.setFiles),
  'POST /api/admin/products/{id}/files': () => import('./files.ts').then((it) => it.uploadExtra),
  'POST /api/admin/products/{id}/editions': () =>
    import('./files.ts').then((it) => it.publishEdition),
  'DELETE /api/admin/products/{id}/editions/draft': () =>
    import('./files.ts').then((it) => it.discardEdition),
  'GET /api/admin/products/{id}/owners': () => import('./files.ts').then((it) => it.readOwners),
});
