// The only script that a public page runs at once (at most 2 KB). It fades the preloader out and starts the app on the
// first sign of a visitor, or when the browser is idle; what was clicked or submitted until then is passed on.
const { app, modules = '' } = document.getElementById('loader')!.dataset;
const root = document.getElementById('root')!;
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel'];
let started = false;
let replay: (() => void) | undefined;

function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start);
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ app!).then(async (main: { ready: Promise<void> }) => {
    await main.ready;
    removeEventListener('click', keepClick, true);
    removeEventListener('submit', keepSubmit, true);
    replay?.();
  });
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

function fadePreloader(): void {
  const preloader = document.getElementById('preloader');
  setTimeout(() => {
    preloader?.addEventListener('transitionend', () => preloader.remove());
    preloader?.classList.add('done');
  }, 300);
}

addEventListener('click', keepClick, true);
addEventListener('submit', keepSubmit, true);
if (document.readyState === 'complete') fadePreloader();
else addEventListener('load', fadePreloader);

if (root.childElementCount === 0 || document.documentElement.dataset.session) start();
else {
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500));
  addEventListener('load', () => whenIdle(start, { timeout: 4000 }));
}

export {};
