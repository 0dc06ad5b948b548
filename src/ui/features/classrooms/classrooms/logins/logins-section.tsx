import { KeyRound } from 'lucide-react';
import { useCallback, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { LoginStanding } from '#domain/classrooms/logins/login-card.ts';
import { namesInClass } from '#domain/classrooms/students/names-in-class.ts';
import type { EnrolledStudent } from '#domain/classrooms/students/student.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { SettingsRow } from '../../../../components/settings-row.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useLiveQuery } from '../../../../data/use-live-query.ts';
import { useQuery } from '../../../../data/use-query.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { loginsWords as words } from '../messages/en/logins.ts';
import { PrintLoginsButton } from './print-logins-button.tsx';
import { LoginDialog } from './login-dialog.tsx';

/** The interval in milliseconds at which the list of locked students is read. */
const everyMs = 4_000;

type Of = {
  readonly student: EnrolledStudent;
  readonly name: string;
  readonly standing: LoginStanding | undefined;
};

const Facts = ({ standing }: Pick<Of, 'standing'>) => (
  <span className="quiet">
    {standing === undefined || standing.kind === null
      ? words.noCard
      : `${words.by(standing.kind)} · ${standing.loggedInOn === null ? words.never : words.lastOn(standing.loggedInOn)}`}
  </span>
);

function Row({
  classroomId,
  of,
  onShow,
  onLetIn,
}: {
  readonly classroomId: string;
  readonly of: Of;
  readonly onShow: () => void;
  readonly onLetIn: () => void;
}) {
  const { studentLogins } = useApp();
  const action = useAsyncAction();
  const { name } = of;
  const lockedUntil = of.standing?.lockedUntil ?? null;
  const letIn = (): void =>
    action.run(
      () => studentLogins.unlock({ classroomId, studentId: of.student.id }),
      () => {
        toast(words.isIn(name));
        onLetIn();
      },
    );
  return (
    <SettingsRow icon={KeyRound}>
      <div className="settings-what">
        <div className="row">
          <strong>{name}</strong>
          {lockedUntil === null ? null : <Chip tone="sun">{words.locked(lockedUntil)}</Chip>}
        </div>
        <Facts standing={of.standing} />
        <FailureNotice failure={action.failure} />
      </div>
      <div className="row">
        {lockedUntil === null ? null : (
          <Button
            size="sm"
            aria-label={words.letInNamed(name)}
            aria-disabled={action.pending}
            onClick={letIn}
          >
            {words.letIn}
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={words.showNamed(name)} onClick={onShow}>
          {words.show}
        </Button>
      </div>
    </SettingsRow>
  );
}

/** The logins of a class, updated live: locked students, and buttons to unlock, show and replace a login (ROS-8). */
export function LoginsSection({
  classroomId: id,
  readOnly,
}: {
  readonly classroomId: string;
  readonly readOnly: boolean;
}) {
  const { students, studentLogins } = useApp();
  const [shown, show] = useState<EnrolledStudent | null>(null);
  const named = useQuery(useCallback((options: ReadOptions) => students.list(id, options), [students, id]));
  const live = useLiveQuery(
    useCallback((options: ReadOptions) => studentLogins.standings(id, options), [studentLogins, id]),
    everyMs,
  );
  return (
    <SectionCard id="logins" heading={words.heading} lead={words.lead}>
      <QueryBoundary query={named}>
        {(listed) =>
          listed.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <QueryBoundary query={live}>
              {(standings) => {
                const names = namesInClass(listed);
                const all = listed.map((student): Of => {
                  const name = bidiIsolate(names.get(student.id) ?? '');
                  return { student, name, standing: standings.find((each) => each.id === student.id) };
                });
                const out = all.filter(({ standing }) => (standing?.lockedUntil ?? null) !== null);
                return (
                  <div className="stack">
                    <div className="spread">
                      <output>{words.lockedNow(out.map(({ name }) => name))}</output>
                      <PrintLoginsButton classroomId={id} students={null} />
                    </div>
                    <ul className="settings-list" aria-label={words.list}>
                      {all.map((of) => (
                        <Row
                          key={of.student.id}
                          classroomId={id}
                          of={of}
                          onShow={() => show(of.student)}
                          onLetIn={live.retry}
                        />
                      ))}
                    </ul>
                  </div>
                );
              }}
            </QueryBoundary>
          )
        }
      </QueryBoundary>
      {shown === null ? null : (
        <LoginDialog
          classroomId={id}
          student={shown}
          readOnly={readOnly}
          onRenewed={live.retry}
          onClose={() => {
            show(null);
            live.retry();
          }}
        />
      )}
    </SectionCard>
  );
}
