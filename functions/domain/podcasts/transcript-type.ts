/** WebVTT files begin with this word (https://www.w3.org/TR/webvtt1/#file-structure). */
const webVtt = /^\uFEFF?WEBVTT(?=\s|$)/;

/** A transcript that is no WebVTT is the plain text it is. */
export function transcriptType(transcript: string): 'text/vtt' | 'text/plain' {
  return webVtt.test(transcript) ? 'text/vtt' : 'text/plain';
}
