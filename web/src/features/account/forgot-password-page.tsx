import { useState } from 'react';
import { site } from '#shared/site-config/site.ts';
import type { RouteInput } from '#shared/contracts/routes.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { call } from '../../lib/api/call.ts';
import { AccountPage } from './account-page.tsx';
import { EmailField } from './email-field.tsx';
import { FormFailure } from './form-failure.tsx';
import { FormSheet } from './form-sheet.tsx';
import { mailAddress } from '../../components/mail-address.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import * as messages from './messages.ts';
import { Outcome } from './outcome.tsx';
import { useForm } from './use-form.ts';

const { support } = site.emails;

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState('');
  const form = useForm<RouteInput<'POST /api/auth/request-password-reset'>>({
    async send(input) {
      await call('POST /api/auth/request-password-reset', input);
      setSentTo(input.email);
    },
  });
  const { errors, failure } = form;

  return (
    <AccountPage title={messages.forgotPassword} lead={messages.wellEmailYouLink}>
      {form.status === 'done' ? (
        <Outcome
          title={messages.ifThatEmailExistsYoull}
          action={
            <>
              <Button variant="secondary" onClick={form.reopen}>
                {messages.useAnotherAddress}
              </Button>
              <LinkButton variant="quiet" to="/login">
                {messages.backToSignIn}
              </LinkButton>
            </>
          }
        >
          <p>
            <RichText
              of={messages.theyGoTo(sentTo)}
              as={{ strong: (address) => <strong>{address}</strong> }}
            />
          </p>
          <p>
            <RichText of={messages.bouncedAddresses(support)} as={{ mail: mailAddress }} />
          </p>
        </Outcome>
      ) : (
        <FormSheet form={form} below={<PageLink to="/login">{messages.backToSignIn}</PageLink>}>
          <EmailField error={errors.email} focused={sentTo !== ''} />
          <FormFailure failure={failure} title={messages.failedToSendResetEmail}>
            {failure?.explained && <p>{failure.message}</p>}
          </FormFailure>
          <Button type="submit" wide pending={form.status === 'pending'}>
            {form.status === 'pending' ? messages.sending : messages.sendResetLink}
          </Button>
        </FormSheet>
      )}
    </AccountPage>
  );
}
