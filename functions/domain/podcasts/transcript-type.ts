/** WebVTT files begin with this word (https://www.w3.org/TR/webvtt1/#file-structure). */
const webVtt = /^\uFEFF?WEBVTT(?=\s|$)/;

/** Any transcript that is not WebVTT is plain text. */
export function transcriptType(transcript: string): 'text/vtt' | 'text/plain' {
  return webVtt.test(transcript) ? 'text/vtt' : 'text/plain';
}
