import { useRevalidator } from 'react-router';
import { classroomRefusals } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import { ok, type Result } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { bulkArchiveWords as words } from './messages/en/classrooms.ts';
import { setEach } from './set-each.ts';

export const ArchiveSelected = (props: {
  readonly archived: boolean;
  readonly chosen: () => Promise<Result<readonly string[], ClientFailure>>;
  readonly onDone: () => void;
}) => {
  const app = useApp();
  const { revalidate } = useRevalidator();
  const act = useAsyncAction();
  const restoring = props.archived;
  const set = (chosen: () => Promise<Result<readonly string[], ClientFailure>>, archive: boolean): void =>
    act.run(
      async () => {
        const ids = await chosen();
        if (!ids.ok) return ids;
        return setEach(ids.value, classroomRefusals.archive, (id) => app.classrooms.archive(id, archive));
      },
      async ({ changed, skipped }) => {
        props.onDone();
        await revalidate();
        const message = (archive ? words.archived : words.restored)(changed.length, skipped);
        toast(
          message,
          chosen === props.chosen && changed.length > 0
            ? { label: words.undo, run: () => set(async () => ok(changed), !archive) }
            : undefined,
        );
      },
    );
  return (
    <>
      <Button size="sm" aria-disabled={act.pending} onClick={() => set(props.chosen, !restoring)}>
        {restoring ? words.restore : words.archive}
      </Button>
      <FailureNotice failure={act.failure} />
    </>
  );
};
