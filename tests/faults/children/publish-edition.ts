import './kill-switch.ts';
import { publishEdition } from '#functions/domain/editions/publish-edition.ts';

const { USER_ID, USER_EMAIL, ITEM_ID, NUMBER } = process.env as Record<string, string>;

void publishEdition(
  'products',
  { id: ITEM_ID!, number: Number(NUMBER), changes: 'All of it' },
  { id: USER_ID!, email: USER_EMAIL!, role: 'admin' },
);
