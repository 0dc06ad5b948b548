import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { isOwnProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { MailDomain } from '#domain/organizations/domains/mail-domain.ts';
import type { SignInRule } from '#domain/organizations/domains/sign-in-rule.ts';
import { useApp } from '../../../app-context.tsx';
import { CheckboxField } from '../../../chakra/checkbox-field.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { Select, TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { shell } from '../../../messages/en/shell.ts';
import { signInRuleWords as words } from './messages/en/sign-in-rule.ts';
import { settingsError } from './settings-error.ts';

type Kind = keyof typeof words.providers;
const kinds: readonly Kind[] = ['', 'google.com', 'microsoft.com', 'own'];

const kindOf = (rule: SignInRule | null): Kind => {
  if (rule === null) return '';
  return kinds.find((kind) => kind === rule.provider) ?? 'own';
};

type Props = {
  readonly claim: MailDomain;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** The rule for how users with an address in a verified domain log in (ORG-9). */
export function SignInRuleDialog({ claim: { id, domain, signIn }, onChanged, onClose }: Props) {
  const { domains } = useApp();
  const [kind, setKind] = useState(kindOf(signIn));
  const reach = useQuery(
    useCallback((options: ReadOptions) => domains.signInRuleReach(id, options), [domains, id]),
  );
  const isWaiting = reach.state === 'waiting';
  const submission = useSubmission<'kind' | 'provider' | 'passwordAllowed', null>(
    ({ kind: chosen, provider, passwordAllowed }) =>
      domains.setSignInRule(
        id,
        chosen === ''
          ? null
          : {
              provider: chosen === 'own' ? provider : chosen,
              passwordAllowed: passwordAllowed === 'on',
            },
      ),
    () => {
      toast(words.saved(domain));
      onClose();
      onChanged();
    },
  );
  return (
    <Dialog title={words.title(domain)} step={isWaiting ? 'waiting' : 'form'} onClose={onClose}>
      <QueryBoundary query={reach} waiting={words.waiting}>
        {(counted) => <p className="quiet">{words.reach(counted)}</p>}
      </QueryBoundary>
      {isWaiting ? null : (
        <Form {...submission.form} name="sign-in-rule">
          <FieldFrame label={words.provider}>
            {(tied) => (
              <Select
                name="kind"
                defaultValue={kind}
                onChange={({ currentTarget: { value } }) =>
                  setKind(kinds.find((each) => each === value) ?? '')
                }
                {...tied}
              >
                {kinds.map((each) => (
                  <option key={each} value={each}>
                    {words.providers[each]}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          {kind === 'own' ? (
            <TextField
              label={words.own}
              name="provider"
              hint={words.ownHint}
              defaultValue={signIn !== null && isOwnProvider(signIn.provider) ? signIn.provider : ''}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              error={settingsError(submission, 'provider')}
            />
          ) : null}
          {kind === '' ? null : (
            <CheckboxField
              name="passwordAllowed"
              label={words.passwordAllowed}
              hint={words.passwordHint}
              defaultChecked={signIn?.passwordAllowed ?? true}
            />
          )}
          <Actions>
            <SubmitButton wide={false} pending={submission.pending}>
              {words.save}
            </SubmitButton>
            <Button onClick={onClose}>{shell.cancel}</Button>
          </Actions>
        </Form>
      )}
    </Dialog>
  );
}
