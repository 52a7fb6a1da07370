/**
 * Events that make React hydrate the whole page at once: `discreteReplayableEvents` of react-dom. The browser would show
 * the effect of a tap only afterwards.
 */
const types = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'],
  ...['mousedown', 'mouseup', 'click', 'auxclick', 'dblclick', 'contextmenu'],
  ...['keydown', 'keypress', 'keyup', 'textInput', 'compositionstart', 'compositionend'],
  ...['input', 'change', 'reset', 'cut', 'copy', 'paste', 'dragstart', 'dragend', 'drop'],
];

/**
 * Hides events of the page from React, so that it hydrates the page in slices between which the browser responds.
 * @returns a function that stops this; call it once the page is hydrated
 */
export function hideEvents(): () => void {
  for (const type of types) addEventListener(type, hide, true);
  return () => {
    for (const type of types) removeEventListener(type, hide, true);
  };
}

function hide(event: Event): void {
  const { type, target } = event;
  // The target may be a text node, for example of a dragged text.
  const element = target instanceof Element ? target : (target as Node).parentElement;
  // React follows links faster than the browser, and the controls of players listen to keys.
  const exempt = type === 'click' ? 'a, audio, video' : 'audio, video';
  if (element?.closest('main') && !element.closest(exempt)) event.stopPropagation();
}
