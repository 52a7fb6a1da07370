import { expect, it } from 'vitest';
import { readTranscript } from '#functions/domain/passages/read-transcript.ts';

const vtt = `WEBVTT - a talk
Kind: captions

NOTE spoken by nobody

STYLE
::cue { color: red }

1.1
00:00:02.465 --> 00:00:07.260 align:start
<v Anna>Sand &amp; shale,</v>
they <i>alternate</i>.

01:00.000 --> 01:02.000
A second cue without a name.
`;

it('keeps only the spoken words of WebVTT', () => {
  expect(readTranscript(vtt)).toBe('Sand & shale, they alternate. A second cue without a name.');
  expect(readTranscript(vtt.replaceAll('\n', '\r\n'))).toBe(readTranscript(vtt));
});

it('leaves plain text as it is', () => {
  expect(readTranscript('Two lines\n\nof --> talk.')).toBe('Two lines\n\nof --> talk.');
});

it('does not mistake a less-than sign for markup', () => {
  const cue = (text: string) => readTranscript(`WEBVTT\n\n00:00.000 --> 00:04.000\n${text}\n`);
  expect(cue('GR < 40 and <i>porosity</i> > 0.1')).toBe('GR < 40 and porosity > 0.1');
});
