import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { orderPage as words } from './messages/en/books.ts';

export function ConfirmOrder({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const { books } = useApp();
  const action = useAsyncAction();
  const press = (): void =>
    action.run(
      () => books.confirm(id),
      () => {
        toast(words.confirmed);
        onDone();
      },
    );
  return (
    <>
      <FailureNotice failure={action.failure} />
      <div>
        <Button variant="primary" aria-disabled={action.pending} onClick={press}>
          {words.confirm}
        </Button>
      </div>
    </>
  );
}
