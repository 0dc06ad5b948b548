import { IdCard } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { type Classroom, shownSubject } from '#domain/classrooms/classrooms/classroom.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { ListedPass, MadePass } from '#domain/classrooms/passes/pass-views.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { Licensed } from '../../../../components/licensed.tsx';
import { SettingsRow } from '../../../../components/settings-row.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { passesWords as words } from '../messages/en/passes.ts';
import { MakePassForm } from './make-pass-form.tsx';
import { PassCard } from './pass-card.tsx';
import { RevokePassDialog } from './revoke-pass-dialog.tsx';

const isOpen = ({ standing }: ListedPass): boolean => standing === 'current' || standing === 'upcoming';

const Row = ({ pass, onRevoke }: { readonly pass: ListedPass; readonly onRevoke: () => void }) => (
  <SettingsRow icon={IdCard}>
    <div className="settings-what">
      <div className="row">
        <strong>{formatDate(pass.day)}</strong>
        <Chip tone={pass.standing === 'current' ? 'moss' : 'plain'}>{words.standing(pass)}</Chip>
      </div>
      <span className="quiet">{words.by(pass.madeBy)}</span>
    </div>
    {isOpen(pass) ? (
      <Button variant="quiet" aria-label={words.revokeOf(pass.day)} onClick={onRevoke}>
        {words.revoke}
      </Button>
    ) : null}
  </SettingsRow>
);

/** The substitute passes of a classroom: create, print once, list and revoke (ORG-13). Archived classrooms cannot get new passes. */
export function PassesSection({ classroom }: { readonly classroom: Classroom }) {
  const { passes } = useApp();
  const { id, archivedAt } = classroom;
  const listed = useQuery(useCallback((options: ReadOptions) => passes.list(id, options), [passes, id]));
  const all = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<MadePass | null>(null);
  const [revoking, setRevoking] = useState<ListedPass | null>(null);
  return (
    <QueryBoundary query={listed}>
      {({ passes: known, ...days }) => (
        <div className="stack" ref={all} tabIndex={-1}>
          {made === null ? null : (
            <PassCard
              pass={made}
              classroom={classroom.name}
              onDone={() => {
                all.current?.focus();
                setMade(null);
              }}
            />
          )}
          {archivedAt === null && made === null ? (
            <Licensed action="pass.make" subject={shownSubject(classroom)} label={words.make}>
              <MakePassForm
                classroomId={id}
                days={days}
                onMade={(pass) => {
                  setMade(pass);
                  listed.retry();
                }}
              />
            </Licensed>
          ) : null}
          {known.length === 0 ? <p className="quiet">{words.none}</p> : null}
          {known.length === 0 ? null : (
            <ul className="settings-list" aria-label={words.list}>
              {known.map((pass) => (
                <Row key={pass.id} pass={pass} onRevoke={() => setRevoking(pass)} />
              ))}
            </ul>
          )}
          {revoking === null ? null : (
            <RevokePassDialog
              classroomId={id}
              pass={revoking}
              onRevoked={listed.retry}
              rest={() => all.current}
              onClose={() => setRevoking(null)}
            />
          )}
        </div>
      )}
    </QueryBoundary>
  );
}
