import { plural } from '../plural.ts';

export const previewNotAvailable = 'Preview not available';
export const audioNotAvailable = 'Audio not available';
export const sessionExpired = 'Session expired';
export const episodeDataNotFound = 'Episode data not found';
export const playbackError = 'Playback error';
export const audioDidNotLoadIn = 'Audio did not load in time';
export const audioDidNotLoad = 'Audio did not load';
export const hours = (count: number) => plural(count, { one: '1 hour', other: `${count} hours` });
export const minutes = (count: number) =>
  plural(count, { one: '1 minute', other: `${count} minutes` });
export const seconds = (count: number) =>
  plural(count, { one: '1 second', other: `${count} seconds` });
export const playOrPause = 'Play or pause';
export const backOrForward5Seconds = 'Back or forward 5 seconds';
export const backOrForward30Seconds = 'Back or forward 30 seconds';
export const louderOrQuieter = 'Louder or quieter';
export const muteOrUnmute = 'Mute or unmute';
export const turnRepeatOnOrOff = 'Turn repeat on or off';
export const showKeyboardShortcuts = 'Show keyboard shortcuts';
