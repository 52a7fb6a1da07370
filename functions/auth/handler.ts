import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'auth'>>(authenticator, {
  'POST /api/auth/register': () => import('./register.ts').then((it) => it.register),
  'POST /api/auth/login': () => import('./login.ts').then((it) => it.login),
  'POST /api/auth/refresh': () => import('./refresh.ts').then((it) => it.refresh),
  'POST /api/auth/logout': () => import('./logout.ts').then((it) => it.logout),
  'GET /api/auth/me': () => import('./read-account.ts').then((it) => it.me),
  'GET /api/auth/credits': () => import('./read-account.ts').then((it) => it.credits),
  'POST /api/auth/request-password-reset': () =>
    import('./request-password-reset.ts').then((it) => it.requestPasswordReset),
  'POST /api/auth/reset-password': () =>
    import('./reset-password.ts').then((it) => it.resetPassword),
  'POST /api/auth/change-password': () =>
    import('./change-password.ts').then((it) => it.changePassword),
  'GET /api/auth/export': () => import('./export-data.ts').then((it) => it.exportData),
  'GET /api/auth/deletion': () => import('./preview-deletion.ts').then((it) => it.previewDeletion),
  'POST /api/auth/deletion': () => import('./delete-account.ts').then((it) => it.deleteAccount),
  'GET /api/auth/preferences': () => import('./read-account.ts').then((it) => it.readPreferences),
  'PUT /api/auth/preferences': () => import('./read-account.ts').then((it) => it.setPreferences),
  'POST /api/auth/preferences/stop': () => import('./stop-mails.ts').then((it) => it.stopMails),
  'POST /api/auth/preferences/stop/{token}': () =>
    import('./stop-mails.ts').then((it) => it.stopMailsByMail),
  'GET /api/auth/preferences/stop/{token}': () =>
    import('./stop-mails.ts').then((it) => it.openStopPage),
});
