/** Buttons that the browser serves by itself. One that sells something opens a dialog, and the app has to know for what. */
const byPlatform = '[popovertarget], [commandfor]:not([data-offer]), [type=submit]';

/**
 * Holds the last tap on a button that only the app can serve: the button shows as busy, and is clicked again when the app
 * runs. Each button that is switched on or off, such as Bookmark, is held as well. A form that is sent by the app is held in the same way; links, fields, dialogs, menus and GET forms are the
 * browser's, but for the links of a dialog that asks a guest to sign in before they buy.
 * @returns lets go of what is held; called when the app listens
 */
export function holdTaps(): () => void {
  let held: HTMLElement | undefined;
  const switched = new Set<HTMLElement>();
  /** A link of the dialog that the held button has opened: the app has to know first what for. */
  let way: HTMLElement | undefined;

  function hold(button?: HTMLElement | null): void {
    held?.removeAttribute('aria-busy');
    held = button ?? undefined;
    way = undefined;
    if (held && !dialogOf(held)) held.setAttribute('aria-busy', 'true');
  }

  function holdSwitch(button: HTMLElement): void {
    switched.add(button);
    button.setAttribute('aria-busy', 'true');
  }

  function onClick(event: MouseEvent): void {
    const tapped = (event.target as Element).closest<HTMLElement>('#root :is(a, button)');
    if (tapped?.matches('[aria-pressed]')) holdSwitch(tapped);
    else if (tapped?.matches(`a, ${byPlatform}`) === false) hold(tapped);
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (tapped?.matches('a') && !isForNewTab && held && dialogOf(held)?.contains(tapped)) {
      event.preventDefault();
      way = tapped;
    }
  }

  function onSubmit(event: SubmitEvent): void {
    if ((event.target as HTMLFormElement).method === 'get') return;
    event.preventDefault();
    hold(event.submitter);
  }

  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    const button = held;
    const link = way;
    hold();
    for (const one of switched) {
      one.removeAttribute('aria-busy');
      one.click();
    }
    const wasClosed = button && dialogOf(button)?.open === false;
    // By a click in all cases: React hydrates a form at once for a click, but not for its submission.
    if (button?.isConnected && !wasClosed) {
      button.click();
      // Once the dialog knows the way back to the item.
      if (link) setTimeout(() => link.click());
    }
  };
}

function dialogOf(button: HTMLElement): HTMLDialogElement | null {
  return document.querySelector(`dialog[id="${button.getAttribute('commandfor')}"]`);
}
