import { site } from '#shared/site-config/site.ts';
import { deletionWords } from '#shared/site-words/deletion.ts';
import { Prose } from '#web/src/components/prose.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';

const { emails, address } = site;

const letter = mailLink(
  'Delete my data',
  `Please delete the data linked to this address.\n\n${deletionWords.letter}:\n`,
  emails.privacy,
);

/** How to have data deleted without the form. */
export function OtherWays() {
  return (
    <Prose>
      <h3>Members, at once</h3>
      <p>
        Signed in, open <SiteLink to="/profile">your profile</SiteLink>: see what is deleted and
        what is kept, then delete the account with your password. You can also save a copy of your
        data first.
      </p>
      <h3>By e-mail or letter</h3>
      <p>
        Write to <a href={letter}>{emails.privacy}</a>, from the address that the data belong to. We
        answer within {policyPeriods.privacyReply}, make sure that it is you, and delete within{' '}
        {policyPeriods.deletedWithin} of that. Letters reach us at {address.lines.join(', ')},{' '}
        {address.country}.
      </p>
      <h3>On your own device</h3>
      <p>
        Settings, bookmarks and your sign-in are stored in your browser alone: clearing the data of
        this site in the browser removes them.{deletionWords.device}
      </p>
    </Prose>
  );
}
