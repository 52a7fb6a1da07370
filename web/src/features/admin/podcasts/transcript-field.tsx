import { useRef, useState } from 'react';
import { FileText } from 'lucide-react';
import { Button } from '#web/src/components/button.tsx';
import { useCounted } from '../parts/use-counted.tsx';
import { TextArea } from '../parts/text-area.tsx';
import * as messages from './messages.ts';
import styles from './transcript-field.module.css';

const most = 200_000;

export interface TranscriptFieldProps {
  transcript: string;
  error: string | undefined;
  /** Called when a file has been read into the field. */
  onFilled: () => void;
}

/** A field for the transcript: typed, pasted or read from a file, and editable. */
export function TranscriptField({ transcript, error, onFilled }: TranscriptFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const counted = useCounted(transcript, { most });

  async function read(chosen: File): Promise<void> {
    setProblem(undefined);
    // A character takes at most four bytes.
    if (chosen.size > 4 * most) {
      setProblem(messages.theTranscriptMustBeAt);
      return;
    }
    const text = (await chosen.text()).replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
    if (text.includes('\0')) {
      setProblem(messages.pleaseSelectVttOrTxt);
      return;
    }
    if (!area.current) return;
    area.current.value = text;
    counted.recount(text);
    onFilled();
  }

  return (
    <div className={styles.field}>
      <TextArea
        ref={area}
        label={messages.transcript}
        name="transcript"
        rows={6}
        monospaced
        spellCheck={false}
        defaultValue={transcript}
        hint={
          <>
            {messages.transcriptHint}
            {counted.hint}
          </>
        }
        onInput={counted.onInput}
        error={problem ?? error}
      />
      <input
        ref={file}
        type="file"
        accept=".vtt,.txt,text/vtt,text/plain"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void read(chosen);
          event.target.value = '';
        }}
      />
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<FileText aria-hidden />}
          onClick={() => file.current?.click()}
        >
          {messages.loadVttFile}
        </Button>
      </div>
    </div>
  );
}
