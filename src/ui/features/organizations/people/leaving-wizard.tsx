import { useCallback, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { HandOver } from '#domain/organizations/members/hand-over.ts';
import type { MemberProfile } from '#domain/organizations/members/member.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { shell } from '../../../messages/en/shell.ts';
import { paths } from '../../../routes/paths.ts';
import { type Colleague, readColleagues } from './colleagues.ts';
import type { ActProps } from './acts/confirmed-acts.tsx';
import { ChooseDestinations, type HandOverDestination, HandOverOutcome } from './hand-over-steps.tsx';
import { shownName } from './member-table.tsx';
import { leavingWords as words } from './messages/en/members.ts';

type Destinations = ReadonlyMap<string, HandOverDestination>;

const nobody = Promise.resolve(ok<readonly Colleague[]>([]));

/** Returns the classrooms that must be handed over. Archived classrooms need not be. */
const roomsOf = ({ owned }: MemberProfile) => owned.filter(({ archivedAt }) => archivedAt === null);

const handOverOf = (destinations: Destinations): HandOver =>
  [...destinations].flatMap(([classroomId, to]) =>
    to === 'stays' ? [] : [{ classroomId, to: to === 'archive' ? null : to.id }],
  );

function Review(
  props: ActProps & { readonly destinations: Destinations; readonly onBack: (() => void) | null },
) {
  const { profile, destinations, onBack, onClose } = props;
  const { member } = profile;
  const { members } = useApp();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const action = useAsyncAction();
  const end = (): void =>
    action.run(
      () => {
        const handOver = handOverOf(destinations);
        return member.you ? members.leave(handOver) : members.deactivate(member.id, handOver);
      },
      async () => {
        if (member.you) await navigate(paths.profile);
        else await revalidate();
        onClose();
        toast(member.you ? words.left : words.deactivated(shownName(member)));
      },
    );
  return (
    <>
      <HandOverOutcome
        member={member}
        rooms={roomsOf(profile)}
        chosen={destinations}
        invitations={profile.invitations}
      />
      <FailureNotice failure={action.failure} />
      <Actions>
        <Button data-focus-first="" onClick={onBack ?? onClose}>
          {onBack === null ? shell.cancel : words.back}
        </Button>
        <Button variant="danger" aria-disabled={action.pending} onClick={end}>
          {member.you ? words.leave : words.deactivate}
        </Button>
      </Actions>
    </>
  );
}

/** The steps before a member is deactivated or leaves: what happens to each classroom, a summary, then the action. The service applies all changes or none. */
export function LeavingWizard(props: ActProps) {
  const { profile, onClose } = props;
  const { member } = profile;
  const classrooms = roomsOf(profile);
  const hasRooms = classrooms.length > 0;
  const { members } = useApp();
  const [reviewing, setReviewing] = useState(!hasRooms);
  const [destinations, setDestinations] = useState<Destinations>(new Map());
  const question = useCallback(
    (options: ReadOptions) => (hasRooms ? readColleagues(members, member, options) : nobody),
    [members, member, hasRooms],
  );
  const query = useQuery(question);
  const choose = (id: string, to: HandOverDestination): void =>
    setDestinations(new Map([...destinations, [id, to]]));
  const back = hasRooms ? () => setReviewing(false) : null;
  return (
    <Dialog
      wide
      step={String(reviewing)}
      title={member.you ? words.askLeave : words.askDeactivate(shownName(member))}
      onClose={onClose}
    >
      {reviewing ? (
        <Review {...props} destinations={destinations} onBack={back} />
      ) : (
        <QueryBoundary query={query} waiting={words.reading}>
          {(colleagues) => (
            <>
              <ChooseDestinations
                rooms={classrooms}
                colleagues={colleagues}
                chosen={destinations}
                onChoose={choose}
              />
              <Actions>
                <Button onClick={onClose}>{shell.cancel}</Button>
                <Button variant="primary" onClick={() => setReviewing(true)}>
                  {words.review}
                </Button>
              </Actions>
            </>
          )}
        </QueryBoundary>
      )}
    </Dialog>
  );
}
