import './kill-switch.ts';
import { finishDeletions } from '../../../functions/core/members/deletion/finish-deletions.ts';

void finishDeletions(Date.now() + 60_000);
