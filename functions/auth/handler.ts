import { accountContract } from '#shared/contracts/account.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { previewDeletion } from './preview-deletion.ts';
import { credits, me, readPreferences, setPreferences } from './read-account.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { openStopPage, stopMails, stopMailsByMail } from './stop-mails.ts';

export const handler = createHandler(
  { ...authContract, ...accountContract },
  {
    register,
    login,
    refresh,
    logout,
    me,
    credits,
    requestPasswordReset,
    resetPassword,
    changePassword,
    exportData,
    previewDeletion,
    deleteAccount,
    readPreferences,
    setPreferences,
    stopMails,
    stopMailsByMail,
    openStopPage,
  },
  authenticator,
);
