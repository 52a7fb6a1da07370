import type * as Main from './main.tsx';
import { fadePreloader } from './fade-preloader.ts';
import { hideEvents } from './hide-events.ts';
import { holdTaps } from './hold-taps.ts';
import { reportClicks } from './report-clicks.ts';
import { runCommands } from './run-commands.ts';
import * as messages from './messages.ts';

// The only script that a public page starts on its own (at most 2 KB). It fetches the app once the page has loaded, and
// starts it when the browser is idle, or immediately if the visitor needs it.
const { app, modules = '' } = document.getElementById('loader')!.dataset;
const root = document.getElementById('root')!;
const isEmpty = root.childElementCount === 0;
const isUrgent = isEmpty || document.documentElement.dataset.session !== undefined;
const interactions = ['pointerdown', 'keydown', 'click', 'input'];
// An empty page has nothing to hydrate, and the button of its notice must work.
const releases = isEmpty ? [] : [hideEvents(), holdTaps()];
let started = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let notice: Element | null = null;

function start(): void {
  if (started) return;
  started = true;
  clearTimeout(timer);
  for (const interaction of interactions) removeEventListener(interaction, start, true);
  run(modules.split(' ').filter(Boolean)).then(release, failed);
}

function release(): void {
  for (const end of releases) end();
}

// Each file is requested and run in a task of its own: a single task would block a slow phone noticeably. Some browsers
// never retry a module that failed to load, so nothing is imported before all files have arrived.
async function run(files: string[]): Promise<void> {
  const requests = [];
  for (const file of files) {
    const request = fetchFile(file);
    // Promise.all reports a failure. Without this, a visitor who leaves earlier would cause an error in the console.
    request.catch(() => {});
    requests.push(request);
    await yieldToVisitor();
  }
  await Promise.all(requests);
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await yieldToVisitor();
  }
  const main = (await import(/* @vite-ignore */ app!)) as typeof Main;
  notice?.remove();
  notice = null;
  await main.start();
}

async function fetchFile(href: string): Promise<void> {
  const response = await fetch(href, { priority: isUrgent ? 'auto' : 'low' });
  if (!response.ok) {
    dispatchEvent(new Event('filemissing'));
    throw response;
  }
  await response.arrayBuffer();
  // Compiled separately, before it is run.
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

// Lets the browser respond to the visitor. A hidden tab need not stay responsive, and its timers take a second.
const yieldToVisitor = () => document.hidden || new Promise((resolve) => setTimeout(resolve));

// Handles a failure: no connection, or files of an older version. The page can still be read and used without the app;
// a notice says that something is missing. The app is requested again after growing pauses, and when the connection
// returns. In the end, only reloading the page may help, which may lose typed text.
function failed(): void {
  started = false;
  failures++;
  timer = setTimeout(start, 500 * 2 ** Math.min(failures, 6));
  addEventListener('online', start);
  if (!notice) {
    const [place, tag, id] = isEmpty
      ? [root, 'main', 'not-loaded']
      : [document.body, 'div', 'not-started'];
    const html = `<${tag} id="${id}"><p role="alert"></p><button>${messages.tryAgain}</button></${tag}>`;
    place.insertAdjacentHTML('beforeend', html);
    notice = place.lastElementChild!;
  }
  const again = failures > 3 ? reload : start;
  const text =
    again === reload && hasTyped() ? messages.stillLoadingCopyWhatYouTyped : messages.stillLoading;
  notice.firstChild!.textContent = text;
  (notice.lastChild as HTMLElement).onclick = again;
}

// The server lacks a file of this version. If it has a newer version, that one is loaded, once.
async function lookForNewer(): Promise<void> {
  const page = await (await fetch(location.href, { cache: 'no-store' })).text();
  const newest = /data-app="([^"]+)/.exec(page)?.[1];
  if (!newest || newest === app || hasTyped() || sessionStorage['newest'] === newest) return;
  sessionStorage['newest'] = newest;
  reload();
}

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some((field) => field.value !== field.defaultValue);
}

function reload(): void {
  location.reload();
}

function onLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}

addEventListener('filemissing', () => void lookForNewer().catch(() => {}));
reportClicks();
runCommands();
onLoad(fadePreloader);
if (isUrgent) start();
else {
  for (const interaction of interactions)
    addEventListener(interaction, start, { capture: true, passive: true });
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  onLoad(() => whenIdle(start, { timeout: 1000 }));
}
