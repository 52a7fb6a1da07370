import { site } from '#shared/site-config/site.ts';
import { deletionWords } from '#shared/site-words/deletion.ts';
import { Prose } from '#web/src/components/prose.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { RichText } from '#web/src/components/rich-text.tsx';
import * as messages from './messages.ts';

const { emails, address } = site;

const letter = mailLink(
  messages.deleteMyData,
  messages.pleaseDeleteDataLinkedTo(deletionWords.letter),
  emails.privacy,
);

/** How to have data deleted without the form. */
export function OtherWays() {
  return (
    <Prose>
      <h3>{messages.membersAtOnce}</h3>
      <p>
        <RichText
          of={messages.signedInOpenProfile}
          as={{ profile: (text) => <SiteLink to="/profile">{text}</SiteLink> }}
        />
      </p>
      <h3>{messages.byEmailOrLetter}</h3>
      <p>
        <RichText
          of={messages.writeFromAddress(emails.privacy, policyPeriods, [
            ...address.lines,
            address.country,
          ])}
          as={{ mail: (text) => <a href={letter}>{text}</a> }}
        />
      </p>
      <h3>{messages.onYourOwnDevice}</h3>
      <p>{messages.settingsBookmarksAndYourSign(deletionWords.device)}</p>
    </Prose>
  );
}
