import './kill-switch.ts';
import { completeUpload } from '#functions/uploads/complete-upload.ts';
import { startPartUpload } from '#functions/uploads/start-part-upload.ts';

const { CALL, INPUT, USER_ID: id, USER_EMAIL: email } = process.env as Record<string, string>;
const actor = { id: id!, email: email!, role: 'admin' as const };
const request = { ip: '203.0.113.1', headers: {}, rawBody: '', search: '' };
const call = { start: startPartUpload, complete: completeUpload }[CALL as 'start' | 'complete'];

void call(JSON.parse(INPUT!) as never, actor, request);
