import './kill-switch.ts';
import { announceEdition } from '#functions/domain/editions/announce-edition.ts';

void announceEdition(process.env['ANNOUNCEMENT']!, { pageSize: 1, deadline: Date.now() + 60_000 });
