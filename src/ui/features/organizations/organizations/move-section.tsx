import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { WorkspaceMove } from '#domain/organizations/joining/workspace-move.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { MovingClassrooms } from '../../../components/moving-classrooms.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { shell } from '../../../messages/en/shell.ts';
import { moveWords as words } from './messages/en/move.ts';

type School = WorkspaceMove['schools'][number];
type Asked = NonNullable<WorkspaceMove['asked']>;

function AskDialog(props: {
  readonly school: School;
  readonly classrooms: WorkspaceMove['classrooms'];
  readonly onAsked: () => void;
  readonly onClose: () => void;
}) {
  const { school, classrooms, onAsked, onClose } = props;
  const { joining } = useApp();
  const action = useAsyncAction();
  const ask = (): void =>
    action.run(
      () => joining.askToMove(school.id),
      () => {
        onClose();
        toast(words.done(school.name));
        onAsked();
      },
    );
  return (
    <Dialog title={words.title(school.name)} onClose={onClose}>
      <p>{words.moving(classrooms.length)}</p>
      <MovingClassrooms classrooms={classrooms} />
      <ul className="plain-list">
        {words.changes(school.name).map((change) => (
          <li key={change}>{breakable(change)}</li>
        ))}
      </ul>
      <FailureNotice failure={action.failure} />
      <Actions>
        <Button data-focus-first="" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button variant="primary" aria-disabled={action.pending} onClick={ask}>
          {words.confirm(school.name)}
        </Button>
      </Actions>
    </Dialog>
  );
}

function Waiting({ asked, onWithdrawn }: { readonly asked: Asked; readonly onWithdrawn: () => void }) {
  const { joining } = useApp();
  const action = useAsyncAction();
  const withdraw = (): void =>
    action.run(
      () => joining.withdrawMove(),
      () => {
        toast(words.withdrawn);
        onWithdrawn();
      },
    );
  return (
    <>
      <p>{breakable(words.waiting(asked.name, asked.askedAt))}</p>
      <FailureNotice failure={action.failure} />
      <div>
        <Button aria-disabled={action.pending} onClick={withdraw}>
          {words.withdraw}
        </Button>
      </div>
    </>
  );
}

function Choices({ move, onAsked }: { readonly move: WorkspaceMove; readonly onAsked: () => void }) {
  const { classrooms, schools, asked } = move;
  const [chosen, setChosen] = useState<School | null>(null);
  if (schools.length === 0) return <p className="quiet">{words.noSchool}</p>;
  return (
    <>
      {asked?.state === 'declined' ? <p>{breakable(words.declined(asked.name, asked.askedAt))}</p> : null}
      {schools.map((school) => (
        <div key={school.id}>
          <Button onClick={() => setChosen(school)}>{words.into(school.name)}</Button>
        </div>
      ))}
      {chosen === null ? null : (
        <AskDialog
          school={chosen}
          classrooms={classrooms}
          onAsked={onAsked}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

/** Asks a school that a teacher has joined to take over their workspace with its classrooms (ORG-1). */
export function MoveSection() {
  const { joining } = useApp();
  const preview = useQuery(useCallback((options: ReadOptions) => joining.previewMove(options), [joining]));
  return (
    <SectionCard id="move" heading={words.heading} lead={words.lead}>
      <QueryBoundary query={preview}>
        {(move) =>
          move.asked?.state === 'pending' ? (
            <Waiting asked={move.asked} onWithdrawn={preview.retry} />
          ) : (
            <Choices move={move} onAsked={preview.retry} />
          )
        }
      </QueryBoundary>
    </SectionCard>
  );
}
