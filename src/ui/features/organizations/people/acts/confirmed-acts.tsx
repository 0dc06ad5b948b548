import { useRevalidator } from 'react-router';
import type { MemberProfile } from '#domain/organizations/members/member.ts';
import type { Result } from '#domain/result.ts';
import { useApp } from '../../../../app-context.tsx';
import { ConfirmDialog } from '../../../../chakra/confirm-dialog.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import type { ClientFailure } from '../../../../messages/client-failure.ts';
import { shownName } from '../member-table.tsx';
import { memberPage as words } from '../messages/en/members.ts';

export type ActProps = { readonly profile: MemberProfile; readonly onClose: () => void };

const Confirmed = (props: {
  readonly title: string;
  readonly body: string;
  readonly label: string;
  readonly ask: () => Promise<Result<null, ClientFailure>>;
  readonly done: string;
  readonly onClose: () => void;
}) => {
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  return (
    <ConfirmDialog
      title={props.title}
      confirmLabel={props.label}
      action={action}
      onClose={props.onClose}
      onConfirm={() =>
        action.run(props.ask, async () => {
          await revalidate();
          props.onClose();
          toast(props.done);
        })
      }
    >
      {props.body}
    </ConfirmDialog>
  );
};

export function RoleAct({ profile: { member }, onClose }: ActProps) {
  const { members } = useApp();
  const who = shownName(member);
  const role = member.details?.role === 'teacher' ? 'manager' : 'teacher';
  return (
    <Confirmed
      title={words.askRole(who, role)}
      body={words.roleEffects[role]}
      label={role === 'manager' ? words.toManager : words.toTeacher}
      ask={() => members.changeRole(member.id, role)}
      done={words.roleChanged(who, role)}
      onClose={onClose}
    />
  );
}

export function BillingContactAct({ profile: { member }, onClose }: ActProps) {
  const { members } = useApp();
  const becomes = member.details?.billingContact !== true;
  return (
    <Confirmed
      title={words.askBilling(shownName(member), becomes)}
      body={words.billingEffect}
      label={becomes ? words.makeBillingContact : words.endBillingContact}
      ask={() => members.nameBillingContact(member.id, becomes)}
      done={words.billingChanged}
      onClose={onClose}
    />
  );
}

export function ReactivateAct({ profile: { member }, onClose }: ActProps) {
  const { members } = useApp();
  const who = shownName(member);
  return (
    <Confirmed
      title={words.askReactivate(who)}
      body={words.reactivateEffect}
      label={words.reactivate}
      ask={() => members.reactivate(member.id)}
      done={words.reactivated(who)}
      onClose={onClose}
    />
  );
}

/** Assigns a seat of the license to a teacher, or removes it from them (LIC-8). */
export function SeatAct({ profile: { member }, onClose }: ActProps) {
  const { members } = useApp();
  const who = shownName(member);
  const decision = member.details?.seat === 'held' ? 'free' : 'give';
  return (
    <Confirmed
      title={words.askSeat(who, decision)}
      body={words.seatEffects[decision]}
      label={decision === 'give' ? words.giveSeat : words.freeSeat}
      ask={() => members.decideSeat(member.id, decision, '')}
      done={words.seatChanged(who, decision)}
      onClose={onClose}
    />
  );
}
