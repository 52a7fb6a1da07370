import { ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { explainFailure } from '#infra/reconcile/explain-failure.ts';
import { stageEnvironment } from '#infra/reconcile/stage-environment.ts';
import { callerOf, healAccount, named, planOf } from '../support/healthy-account.ts';

beforeEach(healAccount);

const Variables = {
  TABLE_PREFIX: 'outcrop-prod',
  STRIPE_SECRET_KEY_PARAMETER: '/outcrop/prod/key',
};

/** A deployed stage whose function returns the given response. */
function planWith(lambda: (path: string) => Promise<string>, account = '123456789012') {
  return planOf(
    {},
    {
      ask: (service, _method, path) =>
        service === 'sts' ? Promise.resolve(callerOf(account)) : lambda(path),
    },
  );
}

test('uses the environment of the function that settles payments', async () => {
  const asked: string[] = [];
  const plan = planWith((path) => {
    asked.push(path);
    return Promise.resolve(JSON.stringify({ Environment: { Variables } }));
  });
  expect(await stageEnvironment(plan)).toEqual({ ...Variables, AWS_REGION: 'eu-west-2' });
  expect(asked).toEqual(['/2015-03-31/functions/outcrop-prod-sweep/configuration']);
});

test('says what to type if the stage is not deployed', async () => {
  const missing = () => Promise.reject(named('ResourceNotFoundException'));
  await expect(stageEnvironment(planWith(missing))).rejects.toThrow(
    'The stage "prod" is not deployed.\n  → npm run deploy -- -c stage=prod',
  );
});

test('reads nothing from another account', async () => {
  const never = () => Promise.reject(new Error('asked'));
  await expect(stageEnvironment(planWith(never, '999999999999'))).rejects.toThrow(
    'belongs to the AWS account 123456789012',
  );
});

test('explains a table that another command has deleted', () => {
  const error = new ResourceNotFoundException({ message: 'Requested resource', $metadata: {} });
  expect(explainFailure(error)).toMatch(
    /^A table is missing\..*\n {2}→ run it again, with no other command running/,
  );
});
