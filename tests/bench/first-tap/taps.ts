/** Something to find in the page: the first visible match that holds the text. */
export interface Mark {
  selector: string;
  text?: string;
}

/** A control of a page, and what its first tap is to show. */
export interface Tap {
  path: string;
  control: string;
  tap: Mark;
  /** What the tap makes visible. */
  shows?: Mark;
  /** What the tap hides. */
  hides?: Mark;
  /** Brings the page back for the second tap: Escape, or a tap. */
  undo: 'Escape' | Mark;
  /** Below 992 px the account menu is part of the menu. */
  wide?: boolean;
}

const menu: Omit<Tap, 'path'> = {
  control: 'menu',
  tap: { selector: 'header button[aria-label="Menu"]' },
  shows: { selector: 'dialog[aria-label="Menu"] a', text: 'About' },
  undo: 'Escape',
};

const account: Omit<Tap, 'path'> = {
  control: 'account menu',
  tap: { selector: 'header button', text: 'Account' },
  shows: { selector: 'header ul[aria-label="Account"] a', text: 'Sign In' },
  undo: 'Escape',
  wide: true,
};

const tabs = ':is([role="tab"], label)';

/** A control of each kind, on the pages where a visitor meets it first. */
export const taps: readonly Tap[] = [
  { path: '/', ...menu },
  { path: '/', ...account },
  {
    path: '/',
    control: 'dialog',
    tap: { selector: 'button', text: 'Watch Demo' },
    shows: { selector: 'dialog h2' },
    undo: 'Escape',
  },
  {
    path: '/',
    control: 'filter',
    tap: { selector: tabs, text: 'Flagship' },
    hides: { selector: '[data-tool]:not([data-tool="nexus"]) h3' },
    undo: { selector: tabs, text: 'All Products' },
  },
  {
    path: '/',
    control: 'accordion',
    tap: { selector: ':is(button, summary)', text: 'Features' },
    shows: { selector: '[data-tool] ul li' },
    undo: { selector: ':is(button, summary)', text: 'Features' },
  },
  { path: '/articles', ...menu },
  { path: '/articles', ...account },
  { path: '/core', ...menu },
  {
    path: '/core',
    control: 'Buy',
    tap: { selector: 'button', text: 'Buy Core' },
    shows: { selector: 'dialog h2', text: 'Sign in required' },
    undo: 'Escape',
  },
  {
    path: '/podcasthub',
    control: 'Buy',
    tap: { selector: 'main button', text: 'Buy' },
    shows: { selector: 'dialog h2', text: 'Sign in to continue' },
    undo: 'Escape',
  },
  {
    path: '/store',
    control: 'Buy',
    tap: { selector: 'main button', text: 'Buy' },
    shows: { selector: 'dialog h2', text: 'Sign in to continue' },
    undo: 'Escape',
  },
  {
    path: '/gear',
    control: 'tab',
    tap: { selector: tabs, text: 'Field Equipment' },
    shows: { selector: 'h2', text: 'Field Equipment' },
    undo: { selector: tabs, text: 'AquaTest Gear' },
  },
  {
    path: '/docs',
    control: 'accordion',
    tap: { selector: 'summary', text: 'How large' },
    shows: { selector: 'details[open] p' },
    undo: { selector: 'summary', text: 'How large' },
  },
];
