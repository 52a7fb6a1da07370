// The only script that a public page runs at once (at most 2 KB). It fades the preloader out and starts the app on the
// first sign of a visitor, or when the browser has been idle for a while; what was clicked, typed or submitted until
// then is passed on, and clicks that carry an analytics event are reported.
const { app, live, modules = '' } = document.getElementById('loader')!.dataset;
const root = document.getElementById('root')!;
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel', 'scroll'];
let started = false;
let replay: (() => void) | undefined;
const typed = new Map<Field, string>();

function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start);
  const files = modules.split(' ').filter(Boolean);
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  run(files).catch(failed);
}

// One file after the other, with a breath between them: run in one go they would hold a slow phone up noticeably.
async function run(files: string[]): Promise<void> {
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const main = (await import(/* @vite-ignore */ app!)) as { ready: Promise<void> };
  await main.ready;
  stopKeeping();
  typed.forEach(passOn);
  replay?.();
}

// Without a connection, or with files of an older version: a page that is there can still be read and its links and
// forms work by themselves, and the app is asked for again when the connection is back; one that is not says so.
function failed(): void {
  stopKeeping();
  started = false;
  const isEmpty = root.childElementCount === 0;
  addEventListener('online', () => (isEmpty ? location.reload() : start()), { once: true });
  if (!isEmpty) return;
  const retry = document.createElement('button');
  retry.textContent = 'Retry';
  retry.onclick = () => location.reload();
  const text = document.createElement('p');
  text.textContent = 'This page did not arrive. The connection may be lost.';
  const notice = document.createElement('main');
  notice.id = 'not-loaded';
  notice.append(text, retry);
  root.append(notice);
}

function stopKeeping(): void {
  removeEventListener('click', keepClick, true);
  removeEventListener('submit', keepSubmit, true);
  removeEventListener('input', keepText, true);
}

// Kept from React, which may be half ready and would answer as well: the click would count twice. A radio or checkbox
// also keeps its state until then, since React hears of a change only where it knew the state before.
function keepClick(event: Event): void {
  const target = (event.target as Element).closest<HTMLElement>(
    '#root :is(button, [type=radio], [type=checkbox])',
  );
  if (!target) return;
  event.stopPropagation();
  const isChoice = target.tagName === 'INPUT';
  if (isChoice) event.preventDefault();
  replay = () => {
    if (!target.isConnected) return;
    // Makes React hydrate this part of the page at once, and means nothing to anybody else.
    if (isChoice) target.dispatchEvent(new Event('touchcancel', { bubbles: true }));
    target.click();
  };
}

// By a click on the button, not requestSubmit: React hydrates a form at once for a click, but lets a bare submit pass.
function keepSubmit(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  const button = (event as SubmitEvent).submitter;
  replay = () => button?.isConnected && button.click();
}

function keepText({ target }: Event): void {
  typed.set(target as Field, (target as Field).value);
}

// React takes over what stands in a field without hearing of it: its note of the text goes back to the one it rendered,
// so that the events tell it of a change. The field itself is left alone, since somebody may still be typing there.
function passOn(text: string, field: Field): void {
  field.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  if (field.value !== text) field.value = text;
  field._valueTracker?.setValue(field.defaultValue);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

// Analytics events of links stand in their markup (`data-event`), so that clicks count before the app has started. They
// go nowhere until the operator configures a tag that reads `window.dataLayer`.
function report({ target }: Event): void {
  const { event } = (target as Element).closest<HTMLElement>('a[data-event]')?.dataset ?? {};
  if (event) (window.dataLayer ??= []).push(JSON.parse(event) as Record<string, unknown>);
}

function fadePreloader(): void {
  const preloader = document.getElementById('preloader');
  setTimeout(() => {
    preloader?.addEventListener('transitionend', () => preloader.remove());
    preloader?.classList.add('done');
  }, 300);
}

addEventListener('click', report, true);
addEventListener('click', keepClick, true);
addEventListener('submit', keepSubmit, true);
addEventListener('input', keepText, true);
if (document.readyState === 'complete') fadePreloader();
else addEventListener('load', fadePreloader);

if (root.childElementCount === 0 || document.documentElement.dataset.session) start();
else {
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500));
  // What the browser or the address adds to a page should be there soon; a page that is complete as it came can wait.
  const waitMs = live || location.search || location.hash ? 0 : 8000;
  addEventListener('load', () => setTimeout(() => whenIdle(start, { timeout: 4000 }), waitMs));
}

/** A field of text or a select; the note of React is there once it has hydrated the field. */
interface Field extends HTMLInputElement {
  _valueTracker?: { setValue(text: string): void };
}

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

export {};
