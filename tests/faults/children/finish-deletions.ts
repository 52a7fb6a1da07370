import './kill-switch.ts';
import { finishDeletions } from '#functions/domain/account-deletion/finish-deletions.ts';

void finishDeletions(Date.now() + 60_000);
