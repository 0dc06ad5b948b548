import { MonitorSmartphone } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { OwnSession } from '#domain/identity/sessions/own-session.ts';
import { useApp } from '../../../app-context.tsx';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { ownSessionWords as words } from './messages/en/sessions.ts';
import { headingOf } from './settings-section.tsx';

type LogOutProps = {
  readonly session: OwnSession;
  readonly onEnded: () => void;
  readonly onClose: () => void;
};

function LogOut({ session, onEnded, onClose }: LogOutProps) {
  const { sessions } = useApp();
  const action = useAsyncAction();
  const ended = useRef(false);
  const device = words.device(session);
  const logOut = (): void =>
    action.run(
      () => sessions.end(session.id),
      () => {
        ended.current = true;
        onEnded();
        onClose();
        toast(words.isLoggedOut(device));
      },
    );
  return (
    <ConfirmDialog
      title={words.askTitle(device)}
      confirmLabel={words.logOut}
      action={action}
      finalFocus={() => (ended.current ? headingOf('sessions') : null)}
      onConfirm={logOut}
      onClose={onClose}
    >
      {words.ask}
    </ConfirmDialog>
  );
}

type RowProps = { readonly session: OwnSession; readonly onLogOut: () => void };

const Row = ({ session, onLogOut }: RowProps) => (
  <SettingsRow icon={MonitorSmartphone}>
    <div className="settings-what">
      <div className="row">
        <strong>{words.device(session)}</strong>
        {session.current ? <Chip tone="moss">{words.thisOne}</Chip> : null}
      </div>
      <span className="quiet">{words.about(session)}</span>
    </div>
    {session.current ? null : (
      <Button variant="quiet" aria-label={words.logOutOf(words.device(session))} onClick={onLogOut}>
        {words.logOut}
      </Button>
    )}
  </SettingsRow>
);

/** The browsers in which the user is logged in, with a button to log each of them out (ORG-7). The account menu logs this browser out. */
export function OwnSessions() {
  const { sessions } = useApp();
  const listed = useQuery(useCallback((options: ReadOptions) => sessions.list(options), [sessions]));
  const [leaving, setLeaving] = useState<OwnSession | null>(null);
  const [ended, setEnded] = useState<readonly string[]>([]);
  return (
    <>
      <QueryBoundary query={listed}>
        {(value) => (
          <ul className="settings-list" aria-label={words.list}>
            {value
              .filter(({ id }) => !ended.includes(id))
              .map((session) => (
                <Row key={session.id} session={session} onLogOut={() => setLeaving(session)} />
              ))}
          </ul>
        )}
      </QueryBoundary>
      {leaving === null ? null : (
        <LogOut
          session={leaving}
          onEnded={() => setEnded([...ended, leaving.id])}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
