import { Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PairedDevice } from '#domain/identity/devices/device-login.ts';
import { useApp } from '../../../app-context.tsx';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { localDate } from '../../../messages/local-date.ts';
import { pairedWords as words } from './messages/en/devices.ts';
import { headingOf, SettingsSection } from './settings-section.tsx';

function LogOut({ device, onClose }: { readonly device: PairedDevice; readonly onClose: () => void }) {
  const { devices } = useApp();
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  const removed = useRef(false);
  const logOut = (): void =>
    action.run(
      () => devices.remove(device.id),
      async () => {
        await revalidate();
        removed.current = true;
        onClose();
        toast(words.isLoggedOut(device.name));
      },
    );
  return (
    <ConfirmDialog
      title={words.askTitle(device.name)}
      confirmLabel={words.logOut(device.name)}
      action={action}
      finalFocus={() => (removed.current ? headingOf('devices') : null)}
      onConfirm={logOut}
      onClose={onClose}
    >
      {words.ask}
    </ConfirmDialog>
  );
}

export function PairedDevicesSection({ devices }: { readonly devices: readonly PairedDevice[] }) {
  const [leaving, setLeaving] = useState<PairedDevice | null>(null);
  return (
    <SettingsSection id="devices" heading={words.heading} lead={words.lead}>
      {devices.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <ul className="settings-list">
          {devices.map((device) => (
            <SettingsRow key={device.id} icon={Smartphone}>
              <div className="settings-what">
                <strong dir="auto">{device.name}</strong>
                <span className="quiet">
                  {words.about(device.client, localDate(device.pairedAt), localDate(device.lastSeenAt))}
                </span>
              </div>
              <Button variant="quiet" onClick={() => setLeaving(device)}>
                {words.logOut(device.name)}
              </Button>
            </SettingsRow>
          ))}
        </ul>
      )}
      {leaving === null ? null : <LogOut device={leaving} onClose={() => setLeaving(null)} />}
    </SettingsSection>
  );
}
