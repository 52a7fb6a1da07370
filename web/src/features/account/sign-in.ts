import type { authContract } from '#shared/contracts/auth.ts';
import type { InputOf } from '#shared/contracts/define-contract.ts';
import { requireText } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { storeDevice, storedDevice } from '../../lib/session/known-device.ts';
import { session } from '../../lib/session/session.ts';
import { forgetEmail } from './email-draft.ts';

/** Signs in and stores the session for all tabs. @throws ApiError */
export async function signIn(credentials: InputOf<typeof authContract.login>): Promise<void> {
  const { token, refreshToken, role, id, email, credits, device } = await call(
    'POST /api/auth/login',
    {
      ...credentials,
      device: storedDevice(),
    },
  );
  storeDevice(device);
  session.begin({ token: requireText(token), refreshToken, role, user: { id, email, credits } });
  forgetEmail();
}
