import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { repairWords as words } from '../messages/en/import-repair.ts';
import '../preview/commit-bar.css';
import type { Repairs } from './repairs.ts';

/** The number of unchecked repairs. Replaces the import button, so that the import matches the preview. */
export function RepairsBar({
  id,
  repairs,
  onUndo,
  onChecked,
}: {
  readonly id: string;
  readonly repairs: Repairs;
  readonly onUndo: () => void;
  readonly onChecked: () => void;
}) {
  const { imports } = useApp();
  const checking = useAsyncAction();
  return (
    <section className="commit-bar spread panel" aria-label={words.bar}>
      <output>{words.changed(repairs.size)}</output>
      <FailureNotice failure={checking.failure} />
      <div className="row">
        <Button variant="quiet" onClick={onUndo}>
          {words.undoAll}
        </Button>
        <Button
          variant="primary"
          aria-disabled={checking.pending}
          onClick={() => checking.run(() => imports.repair(id, [...repairs.values()]), onChecked)}
        >
          {words.check(repairs.size)}
        </Button>
      </div>
    </section>
  );
}
