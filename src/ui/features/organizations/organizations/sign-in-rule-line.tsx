import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { MailDomain } from '#domain/organizations/domains/mail-domain.ts';
import { Button } from '../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { fetched } from '../../../routes/chunk-error.ts';
import { signInRuleWords as words } from './messages/en/sign-in-rule.ts';

const signInRuleDialog = fetchedPart(
  async () => (await fetched(import('./sign-in-rule-dialog.tsx'))).SignInRuleDialog,
);

export function SignInRuleLine(props: { readonly claim: MailDomain; readonly onChanged: () => void }) {
  const { domain, signIn } = props.claim;
  const [changing, setChanging] = useState(false);
  return (
    <SettingsRow as="div" icon={KeyRound}>
      <div className="settings-what">
        <span>{words.rule(signIn)}</span>
      </div>
      <Button aria-label={words.changeOf(domain)} onClick={() => setChanging(true)}>
        {words.change}
      </Button>
      {changing ? (
        <FetchedPart part={signInRuleDialog}>
          {(SignInRuleDialog) => <SignInRuleDialog {...props} onClose={() => setChanging(false)} />}
        </FetchedPart>
      ) : null}
    </SettingsRow>
  );
}
