import { type ReactNode, useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { SignInOptions } from '#domain/identity/sign-in/sign-in-options.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ClassroomCard } from '#domain/classrooms/classrooms/classroom.ts';
import type {
  StudentAct,
  StudentActKind,
  StudentsActed,
  StudentSelection,
} from '#domain/classrooms/students/student-acts.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Select } from '../../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { shell } from '../../../../messages/en/shell.ts';
import {
  type Confirmed,
  ConfirmationProvider,
  useIdentityConfirmation,
} from '../../../identity/account/confirmation.tsx';
import { studentActs as words } from '../messages/en/student-table.ts';

export type ActDialogProps = {
  readonly kind: StudentActKind;
  readonly count: number;
  readonly chosen: StudentSelection;
  /** The classroom of the selection, or null in a list of all students. */
  readonly classroomId: string | null;
  readonly onActed: (acted: StudentsActed) => void;
  readonly onClose: () => void;
};

const isFinal = (kind: StudentActKind): boolean => kind === 'erase' || kind === 'reset';

function Asked({
  act,
  confirmed = (run) => run(),
  ...props
}: ActDialogProps & {
  readonly act: StudentAct | null;
  readonly confirmed?: Confirmed;
  readonly children?: ReactNode;
}) {
  const { students } = useApp();
  const action = useAsyncAction();
  const start = (): void => {
    if (act !== null) action.run(() => confirmed(() => students.act(act, props.chosen)), props.onActed);
  };
  return (
    <div className="stack">
      {props.children}
      <p>{words.lead[props.kind]}</p>
      <FailureNotice failure={action.failure} />
      <Actions>
        <Button data-focus-first="" onClick={props.onClose}>
          {shell.cancel}
        </Button>
        <Button
          variant={isFinal(props.kind) ? 'danger' : 'primary'}
          aria-disabled={action.pending || act === null}
          onClick={start}
        >
          {words.label[props.kind]}
        </Button>
      </Actions>
    </div>
  );
}

const placing = (kind: 'copy' | 'move', from: string | null, to: string): StudentAct =>
  kind === 'move' ? { kind, from, to } : { kind, to };

function ToClassroom({
  classrooms,
  kind,
  ...props
}: ActDialogProps & { readonly kind: 'copy' | 'move'; readonly classrooms: readonly ClassroomCard[] }) {
  const others = classrooms.filter(({ id, archivedAt }) => id !== props.classroomId && archivedAt === null);
  const [to, choose] = useState(others[0]?.id ?? null);
  return (
    <Asked {...props} kind={kind} act={to === null ? null : placing(kind, props.classroomId, to)}>
      {to === null ? (
        <p>{words.noClassroom}</p>
      ) : (
        <FieldFrame label={words.to}>
          {(tied) => (
            <Select value={to} onChange={(event) => choose(event.currentTarget.value)} {...tied}>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {bidiIsolate(name)}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
    </Asked>
  );
}

function Placed(props: ActDialogProps & { readonly kind: 'copy' | 'move' }) {
  const { classrooms } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => classrooms.list(options), [classrooms]));
  return (
    <QueryBoundary query={query}>{(found) => <ToClassroom {...props} classrooms={found} />}</QueryBoundary>
  );
}

function Erasing(props: ActDialogProps) {
  const confirmed = useIdentityConfirmation();
  return <Asked {...props} act={{ kind: 'erase' }} confirmed={confirmed} />;
}

function ConfirmedErasing(props: ActDialogProps) {
  const { security } = useApp();
  const query = useQuery<SignInOptions>(security.signInOptions);
  return (
    <QueryBoundary query={query}>
      {(ways) => (
        <ConfirmationProvider ways={ways}>
          <Erasing {...props} />
        </ConfirmationProvider>
      )}
    </QueryBoundary>
  );
}

function actOf(
  kind: 'archive' | 'remove' | 'reset' | 'restore',
  classroomId: string | null,
): StudentAct | null {
  if (kind !== 'remove') return { kind };
  return classroomId === null ? null : { kind, from: classroomId };
}

/** Asks for confirmation before an action on students. Erasing also confirms the user's identity (SEC-6). */
export const ActDialog = (props: ActDialogProps) => {
  const { kind } = props;
  return (
    <Dialog title={words.ask[kind](props.count)} onClose={props.onClose}>
      {kind === 'move' || kind === 'copy' ? (
        <Placed {...props} kind={kind} />
      ) : kind === 'erase' ? (
        <ConfirmedErasing {...props} />
      ) : (
        <Asked {...props} act={actOf(kind, props.classroomId)} />
      )}
    </Dialog>
  );
};
