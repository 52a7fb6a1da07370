import type { Mark } from './taps.ts';

interface Wanted {
  shows?: Mark | undefined;
  hides?: Mark | undefined;
}

/** Runs in the page: finds marks, and times from a tap to the frame that shows its effect. */
export interface Stopwatch {
  /** Scrolls the mark into the middle of the screen and returns where it is. */
  placeOf(mark: Mark): { x: number; y: number };
  /** From the next tap on. */
  watch(wanted: Wanted): void;
  /** Milliseconds of the watched tap; NaN if its effect did not appear in time. */
  read(timeoutMs: number): Promise<number>;
  /** How long to wait until so many milliseconds after `load`. */
  untilAfterLoad(ms: number): number;
  /** Milliseconds from `load` until the app runs; NaN if it does not start in time. */
  appStart(timeoutMs: number): Promise<number>;
}

/** For `addInitScript`: it is sent to the browser as text, so everything that it needs is in it. */
export function prepareStopwatch(): void {
  let tappedAt: number | undefined;
  let result: number | undefined;
  let startedAt: number | undefined;

  function find({ selector, text = '' }: Mark): Element | undefined {
    return [...document.querySelectorAll(selector)].find(
      (element) =>
        element.textContent.includes(text) &&
        element.getClientRects().length > 0 &&
        element.checkVisibility({ visibilityProperty: true }),
    );
  }
  const loadedAt = () => performance.getEntriesByType('navigation')[0]!.duration;

  addEventListener('touchstart', ({ timeStamp }) => (tappedAt ??= timeStamp), true);
  new MutationObserver(() => {
    if (document.documentElement?.dataset['app']) startedAt ??= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-app'] });

  window.stopwatch = {
    placeOf(mark) {
      const element = find(mark);
      if (!element) throw new Error(`The page has no ${JSON.stringify(mark)}`);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    watch({ shows, hides }) {
      tappedAt = result = undefined;
      const look = () => {
        const done = (!shows || find(shows)) && (!hides || !find(hides));
        if (tappedAt !== undefined && done) result = performance.now() - tappedAt;
        else if (tappedAt === undefined && done) {
          throw new Error('The effect of the tap is visible before the tap.');
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    async read(timeoutMs) {
      const until = performance.now() + timeoutMs;
      while (result === undefined && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return result ?? Number.NaN;
    },
    untilAfterLoad: (ms) => Math.max(0, loadedAt() + ms - performance.now()),
    async appStart(timeoutMs) {
      const until = performance.now() + timeoutMs;
      while (startedAt === undefined && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return (startedAt ?? Number.NaN) - loadedAt();
    },
  };
}
