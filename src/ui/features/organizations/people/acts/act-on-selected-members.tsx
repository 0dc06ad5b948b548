import { useState } from 'react';
import { type BulkSeatDecision, bulkSeatDecisions } from '#domain/organizations/members/bulk-act.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { useStorageEntry } from '../../../../use-storage-entry.ts';
import { BulkDialog, type BulkProps } from './bulk-dialog.tsx';
import { bulkEntry, focusBulkJob } from './bulk-job.tsx';
import { bulkWords as words } from '../messages/en/bulk.ts';
import { SchoolSelect } from '../school-select.tsx';

type ManyProps = BulkProps & { readonly count: number };

/** Deactivates members who own no classroom. Members with classrooms must be deactivated on their own pages. */
const DeactivateMany = ({ count, ...props }: ManyProps) => (
  <BulkDialog
    {...props}
    title={words.askDeactivate(count)}
    label={words.deactivate}
    act={{ kind: 'deactivate' }}
  >
    <p>{words.deactivateLead}</p>
  </BulkDialog>
);

/** Assigns seats to the selected teachers, or removes their seats (LIC-8). */
const SeatsOfMany = ({ count, decision, ...props }: ManyProps & { readonly decision: BulkSeatDecision }) => (
  <BulkDialog
    {...props}
    title={words.askSeat[decision](count)}
    label={words.seat[decision]}
    act={{ kind: 'seat', decision }}
  >
    <p>{words.seatLead[decision]}</p>
  </BulkDialog>
);
const GiveSeats = (props: ManyProps) => <SeatsOfMany {...props} decision="give" />;
const FreeSeats = (props: ManyProps) => <SeatsOfMany {...props} decision="free" />;

function MoveTo({ schools, count, ...props }: ManyProps & { readonly schools: readonly Organization[] }) {
  const [organizationId, choose] = useState(schools[0]?.id ?? '');
  return (
    <BulkDialog
      {...props}
      title={words.askMove(count)}
      label={words.moveNow}
      act={{ kind: 'move', organizationId }}
    >
      <div className="stack">
        <SchoolSelect schools={schools} chosen={organizationId} onChoose={choose} />
        <p>{words.moveLead}</p>
      </div>
    </BulkDialog>
  );
}

function MoveMany(props: ManyProps) {
  const { organizations } = useApp();
  const query = useQuery(organizations.schools);
  return <QueryBoundary query={query}>{(schools) => <MoveTo {...props} schools={schools} />}</QueryBoundary>;
}

const dialogs = { give: GiveSeats, free: FreeSeats, move: MoveMany, deactivate: DeactivateMany };

export function ActOnSelectedMembers({
  onDone,
  ...props
}: Pick<ManyProps, 'chosen' | 'count'> & { readonly onDone: () => void }) {
  const isDistrict = personOf(useSession())?.organization?.kind === 'district';
  const [, follow] = useStorageEntry(bulkEntry);
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const onBegun = (jobId: string | null): void => {
    setOpen(null);
    onDone();
    if (jobId === null) return;
    follow(() => jobId);
    focusBulkJob();
  };
  const Opened = open === null ? null : dialogs[open];
  return (
    <div className="row">
      {bulkSeatDecisions.map((decision) => (
        <Button key={decision} size="sm" onClick={() => setOpen(decision)}>
          {words.seat[decision]}
        </Button>
      ))}
      {isDistrict ? (
        <Button size="sm" onClick={() => setOpen('move')}>
          {words.move}
        </Button>
      ) : null}
      <Button size="sm" onClick={() => setOpen('deactivate')}>
        {words.deactivate}
      </Button>
      {Opened === null ? null : <Opened {...props} onBegun={onBegun} onClose={() => setOpen(null)} />}
    </div>
  );
}
