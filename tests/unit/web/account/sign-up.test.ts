import { expect, it, vi } from 'vitest';
import { createSignUp } from '#web/src/features/account/sign-up.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';

const ada = { email: 'ada@example.test', password: 'folded-limestone' };
const taken = () => new ApiError('email_taken', { status: 409 });

function signUpWith(...responses: (ApiError | 'ok')[]) {
  const signIn = vi.fn(async () => undefined);
  const register = vi.fn(async () => {
    const response = responses.shift();
    if (response !== 'ok') throw response;
  });
  return { signUp: createSignUp({ register, signIn }), register, signIn };
}

it('registers, then signs in with the same credentials', async () => {
  const { signUp, register, signIn } = signUpWith('ok');
  await signUp(ada);
  expect(register).toHaveBeenCalledExactlyOnceWith(ada);
  expect(signIn).toHaveBeenCalledExactlyOnceWith(ada);
});

it('does not sign in if the address is taken', async () => {
  const { signUp, signIn } = signUpWith(taken(), taken());
  await expect(signUp(ada)).rejects.toMatchObject({ code: 'email_taken' });
  await expect(signUp(ada)).rejects.toMatchObject({ code: 'email_taken' });
  expect(signIn).not.toHaveBeenCalled();
});

it.each([
  ['the answer got lost', new ApiError('network')],
  ['the server broke off', new ApiError('internal_error', { status: 500 })],
])('signs in on the second try when %s on the first', async (_, lost) => {
  const { signUp, signIn } = signUpWith(lost, taken());
  await expect(signUp(ada)).rejects.toBe(lost);
  await signUp(ada);
  expect(signIn).toHaveBeenCalledExactlyOnceWith(ada);
});

it('signs in on the second try when only the sign-in failed on the first', async () => {
  const { signUp, signIn } = signUpWith('ok', taken());
  signIn.mockRejectedValueOnce(new ApiError('network'));
  await expect(signUp(ada)).rejects.toMatchObject({ code: 'network' });
  await signUp(ada);
  expect(signIn).toHaveBeenCalledTimes(2);
});

it('does not sign in to another taken address after a lost response for the first', async () => {
  const { signUp, signIn } = signUpWith(new ApiError('network'), taken());
  await expect(signUp(ada)).rejects.toMatchObject({ code: 'network' });
  await expect(signUp({ ...ada, email: 'bea@example.test' })).rejects.toMatchObject({
    code: 'email_taken',
  });
  expect(signIn).not.toHaveBeenCalled();
});

it('does not mistake a refusal for a lost response', async () => {
  const refusal = new ApiError('too_many_requests', { status: 429 });
  const { signUp, signIn } = signUpWith(refusal, taken());
  await expect(signUp(ada)).rejects.toBe(refusal);
  await expect(signUp(ada)).rejects.toMatchObject({ code: 'email_taken' });
  expect(signIn).not.toHaveBeenCalled();
});
