import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SecondFactor } from '#domain/identity/sign-in/sign-in-options.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { localDate } from '../../../messages/local-date.ts';
import { twoStepWords as words } from './messages/en/two-step.ts';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { useIdentityConfirmation } from './confirmation.tsx';
import { focusSection } from './settings-section.tsx';

function RemoveFactor(props: {
  readonly factor: SecondFactor;
  readonly isLast: boolean;
  readonly onClose: () => void;
}) {
  const { security } = useApp();
  const { revalidate } = useRevalidator();
  const confirmed = useIdentityConfirmation();
  const action = useAsyncAction();
  const { id, name } = props.factor;
  const remove = () =>
    action.run(
      () => confirmed(() => security.removeSecondFactor(id)),
      async () => {
        await revalidate();
        props.onClose();
        focusSection('two-step');
        toast(words.isRemoved(name));
      },
    );
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      confirmLabel={words.remove(name)}
      action={action}
      onConfirm={remove}
      onClose={props.onClose}
    >
      {props.isLast ? words.removeLastBody : words.removeBody}
    </ConfirmDialog>
  );
}

export function SecondFactors({ factors }: { readonly factors: readonly SecondFactor[] }) {
  const [removing, setRemoving] = useState<SecondFactor | null>(null);
  return (
    <>
      <ul className="settings-list">
        {factors.map((factor) => (
          <SettingsRow key={factor.id} icon={Smartphone}>
            <div className="settings-what">
              <strong dir="auto">{factor.name}</strong>
              <span className="quiet">{words.added(localDate(factor.enrolledAt))}</span>
            </div>
            <Button variant="quiet" onClick={() => setRemoving(factor)}>
              {words.remove(factor.name)}
            </Button>
          </SettingsRow>
        ))}
      </ul>
      {removing === null ? null : (
        <RemoveFactor factor={removing} isLast={factors.length === 1} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}
