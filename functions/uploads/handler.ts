import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'uploads'>>(authenticator, {
  'POST /api/admin/uploads': () =>
    import('./start-part-upload.ts').then((it) => it.startPartUpload),
  'GET /api/admin/uploads/{id}/parts': () => import('./read-parts.ts').then((it) => it.readParts),
  'POST /api/admin/uploads/{id}/parts': () => import('./sign-parts.ts').then((it) => it.signParts),
  'POST /api/admin/uploads/{id}/complete': () =>
    import('./complete-upload.ts').then((it) => it.completeUpload),
  'GET /api/admin/uploads/{id}': () => import('./read-upload.ts').then((it) => it.readUpload),
  'GET /api/admin/uploads': () => import('./list-uploads.ts').then((it) => it.listUploads),
  'DELETE /api/admin/uploads/{id}': () =>
    import('./cancel-upload.ts').then((it) => it.cancelUpload),
});
