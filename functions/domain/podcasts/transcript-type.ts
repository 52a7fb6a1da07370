/** WebVTT files begin with this word (https://www.w3.org/TR/webvtt1/#file-structure). */
const webVtt = /^\uFEFF?WEBVTT(?=\s|$)/;

/** Returns the content type of a transcript: anything but WebVTT is plain text. */
export function transcriptType(transcript: string): 'text/vtt' | 'text/plain' {
  return webVtt.test(transcript) ? 'text/vtt' : 'text/plain';
}
