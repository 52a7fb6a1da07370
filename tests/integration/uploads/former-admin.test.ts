import { afterAll, beforeAll, expect, it } from 'vitest';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { pdfFile } from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';

let stack: TestStack;
let uploads: Uploads;
let admin: Session;

beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const { setDisabled, setRole } = membersContract;
const { uploadPdf } = articlesAdminContract;
const reason = 'Left the company';

it.each([
  ['removed', ({ id }: Session) => stack.api(setRole, { id, role: 'user' }, admin)],
  ['disabled', ({ id }: Session) => stack.api(setDisabled, { id, disabled: true, reason }, admin)],
])(
  'a former administrator (%s) cannot publish through a form issued earlier',
  async (how, dismiss) => {
    const itemId = await uploads.draft('articles', `a-${how}`);
    const file = await pdfFile(1);
    const former = await registerAdmin(stack);
    const request = { fileName: 'revenge.pdf', contentType: 'application/pdf', size: file.length };
    const started = await stack.api(uploadPdf, { id: itemId, ...request }, former);
    await dismiss(former);
    expect((await uploads.post(started, file)).status).toBe(204);
    expect(await uploads.decided(started.uploadId)).toMatchObject({
      state: 'rejected',
      reason: `${former.email}, who sent this file, is no longer an administrator. Please check the file and upload it yourself.`,
    });
    expect(await uploads.item('articles', itemId)).toMatchObject({ shelf: 'draft' });
    expect(await uploads.keys('private', `articles/${itemId}/`)).toEqual([]);
    await expect.poll(() => uploads.keys('private', `incoming/${started.uploadId}`)).toEqual([]);
  },
);
