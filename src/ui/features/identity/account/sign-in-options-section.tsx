import { KeyRound, Mail, School } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type OfferedProvider, offeredProviders } from '#domain/identity/sign-in/sign-in-method.ts';
import { mayRemove, type SignInOptions } from '#domain/identity/sign-in/sign-in-options.ts';
import { useApp } from '../../../app-context.tsx';
import { AnchorButton, Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { ProviderMark } from '../../../components/provider-marks.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { signInOptionWords as words } from './messages/en/profile.ts';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { useIdentityConfirmation } from './confirmation.tsx';
import { SettingsSection } from './settings-section.tsx';

const Way = (props: {
  readonly mark: ReactNode;
  readonly name: string;
  readonly state: string;
  readonly hint?: string | undefined;
  readonly hintId?: string;
  readonly children?: ReactNode;
}) => (
  <li className="settings-row">
    <span className="settings-mark">{props.mark}</span>
    <div className="settings-what">
      <strong>{props.name}</strong>
      <span className="quiet">{props.state}</span>
      {props.hint === undefined ? null : (
        <span className="quiet" id={props.hintId}>
          {props.hint}
        </span>
      )}
    </div>
    {props.children}
  </li>
);

type OwnWay = 'password' | OfferedProvider;

const isOwnWay = (method: string): method is OwnWay =>
  method === 'password' || offeredProviders.some((provider) => provider === method);

function RemoveWay({ way, onClose }: { readonly way: OwnWay; readonly onClose: () => void }) {
  const { security } = useApp();
  const { revalidate } = useRevalidator();
  const confirmed = useIdentityConfirmation();
  const action = useAsyncAction();
  const remove = () =>
    action.run(
      () => confirmed(() => security.disconnect(way)),
      async () => {
        await revalidate();
        onClose();
        toast(words.isRemoved(words[way]));
      },
    );
  return (
    <ConfirmDialog
      title={words.removeTitle(words.within[way])}
      confirmLabel={words.remove(words.within[way])}
      action={action}
      onConfirm={remove}
      onClose={onClose}
    >
      {words.removeBody[way]}
    </ConfirmDialog>
  );
}

/** The password and the login providers. They can be connected and removed, but the last one must stay (AUT-12). */
export function SignInOptionsSection({ ways }: { readonly ways: SignInOptions }) {
  const { security } = useApp();
  const { revalidate } = useRevalidator();
  const confirmed = useIdentityConfirmation();
  const action = useAsyncAction();
  const [removing, setRemoving] = useState<OwnWay | null>(null);

  const connect = (provider: OfferedProvider) =>
    action.run(
      () => confirmed(() => security.connect(provider)),
      async () => {
        await revalidate();
        toast(words.isConnected(words[provider]));
      },
    );

  const isLast = (method: OwnWay): boolean => !mayRemove(ways, method).ok;
  const removeButton = (method: OwnWay) => (
    <Button
      variant="quiet"
      aria-disabled={isLast(method)}
      aria-describedby={isLast(method) ? `${method}-last` : undefined}
      onClick={() => {
        if (!isLast(method)) setRemoving(method);
      }}
    >
      {words.remove(words.within[method])}
    </Button>
  );
  const has = (method: OwnWay): boolean => ways.ways.includes(method);
  const last = (method: OwnWay) => ({
    hint: has(method) && isLast(method) ? words.lastWay : undefined,
    hintId: `${method}-last`,
  });

  return (
    <SettingsSection id="ways-in" heading={words.heading} lead={words.lead}>
      <ul className="settings-list">
        <Way
          mark={<Icon of={KeyRound} />}
          name={words.password}
          state={has('password') ? words.passwordSet : words.passwordNotSet}
          {...last('password')}
        >
          {has('password') ? (
            removeButton('password')
          ) : (
            <AnchorButton href="#password">{words.setPassword}</AnchorButton>
          )}
        </Way>
        {offeredProviders.map((provider) => (
          <Way
            key={provider}
            mark={<ProviderMark of={provider} />}
            name={words[provider]}
            state={has(provider) ? words.connected : words.notConnected}
            {...last(provider)}
          >
            {has(provider) ? (
              removeButton(provider)
            ) : (
              <Button aria-disabled={action.pending} onClick={() => connect(provider)}>
                {words.connect(words[provider])}
              </Button>
            )}
          </Way>
        ))}
        {ways.ways
          .filter((method) => !isOwnWay(method))
          .map((method) => (
            <Way key={method} mark={<Icon of={School} />} name={words.ofSchool} state={words.connected} />
          ))}
        <Way mark={<Icon of={Mail} />} name={words.mail} state={words.mailHint} />
      </ul>
      <FailureNotice failure={action.failure} />
      {removing === null ? null : <RemoveWay way={removing} onClose={() => setRemoving(null)} />}
    </SettingsSection>
  );
}
