/**
 * Buttons that the browser handles without the app. Excluded are those that sell something: they open a dialog, and the
 * app must know for which item.
 */
const byPlatform = '[popovertarget], [commandfor]:not([data-offer]), [type=submit]';

/**
 * Holds the last tap on a button that only the app can handle: the button shows as busy, and is clicked again once the
 * app runs. Every tap on a toggle button, such as Bookmark, is held as well, and so is a form that the app submits.
 * Links, fields, dialogs, menus and GET forms work in the browser, except the links of the dialog that asks a guest to
 * sign in before they buy.
 * @returns a function that releases the held taps; call it once the page is hydrated
 */
export function holdTaps(): () => void {
  let held: HTMLElement | undefined;
  const switched = new Set<HTMLElement>();
  /** The link of the dialog that the held button has opened. It is followed once the app knows the item. */
  let heldLink: HTMLElement | undefined;

  function hold(event: Event, button: HTMLElement | null): void {
    // React may have hydrated the shell already; it would respond now and again later.
    event.stopPropagation();
    forget();
    held = button ?? undefined;
    if (held && !dialogOf(held)) held.setAttribute('aria-busy', 'true');
  }

  function holdSwitch(event: Event, button: HTMLElement): void {
    event.stopPropagation();
    switched.add(button);
    button.setAttribute('aria-busy', 'true');
  }

  function forget(): void {
    held?.removeAttribute('aria-busy');
    held = heldLink = undefined;
  }

  function onClick(event: MouseEvent): void {
    const tapped = (event.target as Element).closest<HTMLElement>('#root :is(a, button)');
    if (tapped?.matches('[aria-pressed]')) holdSwitch(event, tapped);
    else if (tapped?.matches(`a, ${byPlatform}`) === false) hold(event, tapped);
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (tapped?.matches('a') && !isForNewTab && held && dialogOf(held)?.contains(tapped)) {
      event.preventDefault();
      event.stopPropagation();
      heldLink = tapped;
    }
  }

  function onSubmit(event: SubmitEvent): void {
    if ((event.target as HTMLFormElement).method === 'get') return;
    event.preventDefault();
    hold(event, event.submitter);
  }

  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    const button = held;
    const link = heldLink;
    forget();
    for (const one of switched) {
      one.removeAttribute('aria-busy');
      one.click();
    }
    const wasClosed = button && dialogOf(button)?.open === false;
    if (button?.isConnected && !wasClosed) {
      button.click();
      // After the dialog has received the path back to the item.
      if (link) setTimeout(() => link.click());
    }
  };
}

function dialogOf(button: HTMLElement): HTMLDialogElement | null {
  return document.querySelector(`dialog[id="${button.getAttribute('commandfor')}"]`);
}
