import type * as Main from './main.tsx';

// The only script that a public page runs at once (at most 2 KB). It fades the preloader out and starts the app on the
// first sign of a visitor, or when the browser has been idle for a while; what was clicked, typed or submitted until
// then is passed on, and clicks that carry an analytics event are reported.
const { app, live = '', modules = '' } = document.getElementById('loader')!.dataset;
const root = document.getElementById('root')!;
const isEmpty = root.childElementCount === 0;
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel', 'scroll'];
const entered = new Map<Field, string | boolean>();
// The last button or form, until the app is there.
let held = () => {};
let started = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let notice: Element | null = null;

function start(): void {
  if (started) return;
  started = true;
  clearTimeout(timer);
  for (const sign of signs) removeEventListener(sign, start);
  run(modules.split(' ').filter(Boolean)).then(handOver, failed);
}

// One file after the other, with a breath between them, and before that asked for in the same way: in one go either
// would hold a slow phone up noticeably. Some browsers never ask again for a module that once did not come: it is
// imported only when all files are here.
async function run(files: string[]): Promise<void> {
  const asked = [];
  for (const file of files) {
    const one = fetchFile(file);
    one.catch(() => {});
    asked.push(one);
    await breath();
  }
  await Promise.all(asked);
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await breath();
  }
  const main = (await import(/* @vite-ignore */ app!)) as typeof Main;
  notice?.remove();
  notice = null;
  await main.start();
}

async function fetchFile(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) {
    dispatchEvent(new Event('filemissing'));
    throw answer;
  }
  await answer.arrayBuffer();
  // Compiled by itself, before it is run.
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

// In a tab that nobody sees nothing has to stay quick, and timers take a second.
const breath = () => document.hidden || new Promise((resolve) => setTimeout(resolve));

function handOver(): void {
  stopKeeping();
  entered.forEach(passOn);
  entered.clear();
  held();
}

// Without a connection, or with files of an older version. A page that is there can still be read and its links work,
// but no button or form does: it says so, goes on keeping what is done on it, and asks for the app again after pauses
// that grow, and when the connection is back. In the end only a new document may help, which what was typed does not
// outlive.
function failed(): void {
  started = false;
  failures++;
  timer = setTimeout(start, 500 * 2 ** Math.min(failures, 6));
  addEventListener('online', start);
  if (!notice) {
    const [place, tag, id] = isEmpty
      ? [root, 'main', 'not-loaded']
      : [document.body, 'div', 'not-started'];
    const html = `<${tag} id="${id}"><p role="alert"></p><button>Try again</button></${tag}>`;
    place.insertAdjacentHTML('beforeend', html);
    notice = place.lastElementChild!;
  }
  const again = failures > 3 ? reload : start;
  const loss =
    again === reload && entered.size ? ' Copy what you typed: a reload may lose it.' : '';
  notice.firstChild!.textContent = 'Still loading… Check your connection.' + loss;
  (notice.lastChild as HTMLElement).onclick = again;
}

// The server does not have a file of this version: where it has a newer one, that is loaded, once.
async function lookForNewer(): Promise<void> {
  const page = await (await fetch(location.href, { cache: 'no-store' })).text();
  const newest = /data-app="([^"]+)/.exec(page)?.[1];
  if (!newest || newest === app || entered.size || sessionStorage['newest'] === newest) return;
  sessionStorage['newest'] = newest;
  reload();
}

function reload(): void {
  location.reload();
}

function stopKeeping(): void {
  removeEventListener('click', keepClick, true);
  removeEventListener('submit', keepSubmit, true);
  removeEventListener('beforeinput', restoreText, true);
  removeEventListener('input', keepEntry, true);
}

// Kept from React, which may be half ready and would answer as well: the click would count twice.
function keepClick(event: Event): void {
  const target = (event.target as Element).closest<HTMLElement>(
    '#root :is(button, [type=radio], [type=checkbox])',
  );
  if (!target) return;
  event.stopPropagation();
  // A choice shows at once, and is kept as what was entered.
  if (target.tagName === 'INPUT') return;
  held = () => target.isConnected && target.click();
}

// By a click on the button, not requestSubmit: React hydrates a form at once for a click, but lets a bare submit pass.
function keepSubmit(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  const button = (event as SubmitEvent).submitter;
  held = () => button?.isConnected && button.click();
}

const isChoice = (field: Field) => /radio|checkbox/.test(field.type);

// In the order of the last change of each.
function keepEntry({ target }: Event): void {
  const field = target as Field;
  entered.delete(field);
  entered.set(field, isChoice(field) ? field.checked : field.value);
}

// Once React has taken a field over it may put back the text that it rendered, until it is told what was typed: the next
// letter goes behind what was typed all the same.
function restoreText({ target }: Event): void {
  const text = entered.get(target as Field);
  if (typeof text === 'string' && (target as Field).value !== text) (target as Field).value = text;
}

// React takes over what stands in a field without hearing of it: its note of the state is made another one (that of a
// text goes back to the one it rendered), so that the events tell it of a change. It hears of a choice by a click; one
// that comes as a bare event changes nothing itself. The field is left alone, since somebody may still be typing there.
function passOn(entry: string | boolean, field: Field): void {
  // Makes React hydrate this part of the page at once, and means nothing to anybody else.
  send(field, 'touchcancel');
  if (typeof entry === 'boolean') {
    if (field.checked !== entry) field.checked = entry;
    field._valueTracker?.setValue(String(!entry));
    send(field, 'click');
  } else {
    if (field.value !== entry) field.value = entry;
    field._valueTracker?.setValue(field.defaultValue);
    send(field, 'input');
    send(field, 'change');
  }
}

const send = (field: Field, name: string) =>
  field.dispatchEvent(new Event(name, { bubbles: true }));

// Analytics events of links stand in their markup (`data-event`), so that clicks count before the app has started. They
// go nowhere until the operator configures a tag that reads `window.dataLayer`.
function report({ target }: Event): void {
  const { event } = (target as Element).closest<HTMLElement>('a[data-event]')?.dataset ?? {};
  if (event) (window.dataLayer ??= []).push(JSON.parse(event) as Record<string, unknown>);
}

// `data-live`: "always", or the settings that the page shows: where this browser keeps one, the page is to show it soon.
function isIncomplete(): boolean {
  if (live === 'always') return true;
  try {
    return live.split(' ').some((setting) => localStorage.getItem(setting));
  } catch {
    return false;
  }
}

function fadePreloader(): void {
  const preloader = document.getElementById('preloader');
  setTimeout(() => {
    preloader?.addEventListener('transitionend', () => preloader.remove());
    preloader?.classList.add('done');
  }, 300);
}

addEventListener('filemissing', () => lookForNewer().catch(() => {}));
addEventListener('click', report, true);
addEventListener('click', keepClick, true);
addEventListener('submit', keepSubmit, true);
addEventListener('beforeinput', restoreText, true);
addEventListener('input', keepEntry, true);
if (document.readyState === 'complete') fadePreloader();
else addEventListener('load', fadePreloader);

if (isEmpty || document.documentElement.dataset.session) start();
else {
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500));
  // What the browser or the address adds to a page should be there soon; a page that is complete as it came can wait.
  const waitMs = isIncomplete() || location.search || location.hash ? 0 : 8000;
  addEventListener('load', () => setTimeout(() => whenIdle(start, { timeout: 4000 }), waitMs));
}

/** An input, a textarea or a select; the note of React is there once it has hydrated the field. */
interface Field extends HTMLInputElement {
  _valueTracker?: { setValue(text: string): void };
}

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}
