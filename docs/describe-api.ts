import type { Access, Call } from '#shared/contracts/define-contract.ts';
import { errorTable } from '#shared/contracts/errors.ts';
import { offeredCalls } from '#shared/contracts/index.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';

const accessWords: Record<Access, string> = {
  public: 'anybody',
  optional: 'anybody; a token makes it personal',
  member: 'signed in',
  admin: 'admins',
  signed: 'signed requests',
};

/**
 * The calls that a shop offers, as a page in Markdown.
 * @param capabilities those of the site by default
 */
export function describeApi(capabilities?: Capabilities): string {
  const groups = Map.groupBy(offeredCalls(capabilities), ({ group }) => group);
  const sections = [...groups].map(([group, calls]) => {
    const rows = calls.map(({ call }) => row(call));
    return [
      `## ${group}`,
      '',
      '| call | who | what | own errors |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  return `${[introduction, ...sections, errorsSection()].join('\n\n')}\n`;
}

const introduction = `# The API

Written by \`npm run openapi\` from \`shared/contracts\`, the manifest that routes, handlers, web client and CDK read too; \`openapi.json\` beside it has
every field, and each shop serves its own at \`/openapi.json\`.

Errors have the body \`{ "error", "message", "code", "fields"? }\`: \`code\` is stable, \`message\` repeats \`error\`. Every call with input can answer
\`validation_failed\`, every call with a body \`invalid_json\`. Any call can answer \`internal_error\`, which is our fault, \`service_unavailable\` when it takes too
long, and \`not_set_up\` while the operator has not stored a secret that it needs. Signed-in calls take \`Authorization: Bearer <token>\`.`;

function row(call: Call): string {
  const errors = (call.errors ?? []).map((code) => `\`${code}\``).join(', ');
  const planned = call.planned ? ' *Planned.*' : '';
  return `| \`${call.method} ${call.path}\` | ${accessWords[call.access]} | ${call.summary}${planned} | ${errors} |`;
}

function errorsSection(): string {
  const rows = Object.entries(errorTable).map(
    ([code, { status, text }]) => `| \`${code}\` | ${status} | ${text} |`,
  );
  return ['## Errors', '', '| code | status | text |', '| --- | --- | --- |', ...rows].join('\n');
}
