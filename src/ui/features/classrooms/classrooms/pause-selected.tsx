import { classCodeRefusals } from '#domain/classrooms/class-codes/class-code-refusals.ts';
import type { Result } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { MenuButton } from '../../../components/menus/menu-button.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { bulkPauseWords as words } from './messages/en/classrooms.ts';
import { setEach } from './set-each.ts';

/**
 * Pauses or resumes the class codes of the selected classrooms. Skips classrooms without a code. There is no undo, because the opposite button reverses the
 * action, and because the page does not know which codes were paused before.
 */
export function PauseSelected(props: {
  readonly chosen: () => Promise<Result<readonly string[], ClientFailure>>;
  readonly onDone: () => void;
}) {
  const { classCodes } = useApp();
  const action = useAsyncAction();
  const set = (paused: boolean): void =>
    action.run(
      async () => {
        const ids = await props.chosen();
        if (!ids.ok) return ids;
        return setEach(ids.value, classCodeRefusals.setPaused, (id) => classCodes.setPaused(id, paused));
      },
      ({ changed, skipped }) => {
        props.onDone();
        toast((paused ? words.paused : words.resumed)(changed.length, skipped));
      },
    );
  return (
    <>
      <MenuButton
        name={words.codes}
        groups={[
          [
            { name: 'pause', shown: words.pause, run: () => set(true) },
            { name: 'resume', shown: words.resume, run: () => set(false) },
          ],
        ]}
      >
        {words.codes}
      </MenuButton>
      <FailureNotice failure={action.failure} />
    </>
  );
}
