import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
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
import type { ActProps } from './acts/confirmed-acts.tsx';
import { shownName } from './member-table.tsx';
import { memberPage as words } from './messages/en/members.ts';
import { SchoolSelect } from './school-select.tsx';

function MoveForm({
  profile: { member },
  onClose,
  schools,
}: ActProps & { readonly schools: readonly Organization[] }) {
  const { members } = useApp();
  const navigate = useNavigate();
  const action = useAsyncAction();
  const others = schools.filter(({ id }) => id !== member.details?.school.id);
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const who = shownName(member);
  const school = others.find(({ id }) => id === chosen);
  if (school === undefined) return <p>{words.noOtherSchool}</p>;
  const move = (): void =>
    action.run(
      () => members.move(member.id, school.id),
      // The move created a new membership with a different URL.
      async () => {
        await navigate(paths.teachers);
        toast(words.moved(who, school.name));
      },
    );
  return (
    <>
      <SchoolSelect schools={others} chosen={chosen} onChoose={setChosen} />
      <p>{words.moveEffect(who, bidiIsolate(member.details?.school.name ?? ''), school.name)}</p>
      <FailureNotice failure={action.failure} />
      <Actions>
        <Button onClick={onClose}>{shell.cancel}</Button>
        <Button variant="primary" aria-disabled={action.pending} onClick={move}>
          {words.moveNow}
        </Button>
      </Actions>
    </>
  );
}

/** Moves a member to a different school of the district, and explains the effects on their classrooms (R9). */
export function MoveDialog(props: ActProps) {
  const { organizations } = useApp();
  const query = useQuery(organizations.schools);
  return (
    <Dialog title={words.askMove(shownName(props.profile.member))} onClose={props.onClose}>
      <QueryBoundary query={query}>{(schools) => <MoveForm {...props} schools={schools} />}</QueryBoundary>
    </Dialog>
  );
}
