import { Copy } from 'lucide-react';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { copyWithToast } from '../copy-with-toast.ts';

/** The service's address, with a button that copies it. */
export function CopyAddress() {
  return (
    <Button
      variant="secondary"
      icon={<Copy aria-hidden />}
      onClick={() => void copyWithToast(site.emails.support, 'Address copied')}
    >
      Copy address
    </Button>
  );
}
