import type { Switches } from '../switches.ts';

type Toggle = Exclude<keyof Switches, 'apiDelayMs'>;

const toggles: readonly { name: Toggle; on: string; off: string; words: string }[] = [
  {
    name: 'holdWebhooks',
    on: 'Hold webhooks',
    off: 'Release webhooks',
    words: 'Webhooks are held.',
  },
  {
    name: 'duplicateWebhooks',
    on: 'Send every webhook twice',
    off: 'Send webhooks once',
    words: 'Every webhook is sent twice.',
  },
  {
    name: 'shuffleWebhooks',
    on: 'Send webhooks out of order',
    off: 'Send webhooks in order',
    words: 'Webhooks are sent newest first.',
  },
  {
    name: 'taxPending',
    on: 'Deactivate Stripe Tax',
    off: 'Activate Stripe Tax',
    words: 'Stripe Tax is not active: its head office has no address.',
  },
  { name: 'outage', on: 'Start an outage', off: 'End the outage', words: 'The API returns 503.' },
];

/** The switches that are on, and one button for each switch. */
export function switchesForm(switches: Switches): string {
  const active = toggles.filter(({ name }) => switches[name]).map(({ words }) => words);
  const buttons = toggles.map(
    ({ name, on, off }) =>
      `<button class="plain" name="${name}" value="${!switches[name]}">${switches[name] ? off : on}</button>`,
  );
  return `<p${active.length > 0 ? ' class="alert"' : ''}>${active.length > 0 ? active.join(' ') : 'Everything works normally.'}</p>
<form method="post" action="/_local/stripe/switches"><div class="actions">${buttons.join('')}</div></form>`;
}
