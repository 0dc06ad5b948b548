import { useApp } from '../../../app-context.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { paths } from '../../../routes/paths.ts';
import { rehearsalWords as words } from './messages/en/imports.ts';

/** Explains a rehearsal, with a button to delete it and a link to a real import (ROS-10). */
export const RehearsalNotice = ({
  id,
  of,
  onDeleted,
}: {
  readonly id: string;
  readonly of: 'import' | 'rollover';
  readonly onDeleted: () => void;
}) => {
  const { imports } = useApp();
  const action = useAsyncAction();
  return (
    <Notice title={words.title}>
      <div className="stack">
        <p>{words.lead}</p>
        <FailureNotice failure={action.failure} />
        <div className="row">
          <Button
            aria-disabled={action.pending}
            onClick={() => action.run(() => imports.discard(id), onDeleted)}
          >
            {words.discard}
          </Button>
          <LinkButton to={of === 'import' ? paths.newImport : paths.newYear}>{words.forReal[of]}</LinkButton>
        </div>
      </div>
    </Notice>
  );
};
