import { Copy, Mail } from 'lucide-react';
import { site } from '#shared/site-config/site.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { copyText } from '../copy-text.ts';
import { fileMail } from '../quote/order-mail.ts';

/** The two ways to reach the service: a mail draft, and its address to take along. */
export function ContactActions() {
  return (
    <>
      <LinkButton to={fileMail} icon={<Mail aria-hidden />}>
        Email your file
      </LinkButton>
      <Button
        variant="secondary"
        icon={<Copy aria-hidden />}
        onClick={() => void copyText(site.emails.support, 'Address copied')}
      >
        Copy address
      </Button>
    </>
  );
}
