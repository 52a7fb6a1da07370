import { Download } from 'lucide-react';
import { Button } from '#web/src/components/button.tsx';

export function SaveButton({ label, save }: { label: string; save: () => void }) {
  return (
    <Button variant="secondary" size="sm" icon={<Download aria-hidden />} onClick={save}>
      {label}
    </Button>
  );
}
