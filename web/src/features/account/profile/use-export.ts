import { useRef, useState } from 'react';
import { call } from '#web/src/lib/api/call.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { saveFile } from '#web/src/lib/save-file.ts';
import { exportFile, exportName, type ExportParts } from './export-file.ts';

interface Collected {
  parts: ExportParts;
  cursor: string | undefined;
}

/** Collects the export page by page and saves it. After a failure, the next run continues where this one stopped. */
export function useExport() {
  const collected = useRef<Collected>(undefined);
  const [rows, setRows] = useState(0);
  const [savedAs, setSavedAs] = useState<string>();

  const action = useAction(async () => {
    setSavedAs(undefined);
    do {
      const { parts = {}, cursor } = collected.current ?? {};
      const response = await call('GET /api/auth/export', { cursor });
      const joined = join(parts, response.parts);
      collected.current = { parts: joined, cursor: response.nextCursor };
      setRows(countOf(joined));
    } while (collected.current.cursor !== undefined);
    const now = new Date();
    saveFile([exportFile(collected.current.parts, now)], exportName(now), 'application/json');
    collected.current = undefined;
    setSavedAs(exportName(now));
  });
  return { ...action, rows, savedAs };
}

function join(before: ExportParts, more: ExportParts): ExportParts {
  const joined = { ...before };
  for (const [name, rows] of Object.entries(more)) {
    joined[name] = [...(joined[name] ?? []), ...rows];
  }
  return joined;
}

function countOf(parts: ExportParts): number {
  return Object.values(parts).reduce((sum, rows) => sum + rows.length, 0);
}
