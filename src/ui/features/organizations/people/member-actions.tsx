import { type ReactNode, useState } from 'react';
import type { MemberProfile } from '#domain/organizations/members/member.ts';
import { Button } from '../../../components/button.tsx';
import { BillingContactAct, ReactivateAct, RoleAct, SeatAct } from './acts/confirmed-acts.tsx';
import { LeavingWizard } from './leaving-wizard.tsx';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { shownName } from './member-table.tsx';
import { memberPage as words } from './messages/en/members.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type MemberAct, useMemberActs } from './acts/use-member-acts.ts';

const labelOf = (act: MemberAct, profile: MemberProfile): string => {
  const details = profile.member.details;
  if (act === 'role') return details?.role === 'teacher' ? words.toManager : words.toTeacher;
  if (act === 'seat') return details?.seat === 'held' ? words.freeSeat : words.giveSeat;
  if (act === 'billing')
    return details?.billingContact === true ? words.endBillingContact : words.makeBillingContact;
  return { move: words.move, deactivate: words.deactivate, reactivate: words.reactivate, leave: words.leave }[
    act
  ];
};

function dialogOf(act: MemberAct, profile: MemberProfile, onClose: () => void): ReactNode {
  const props = { profile, onClose };
  if (act === 'seat') return <SeatAct {...props} />;
  if (act === 'role') return <RoleAct {...props} />;
  if (act === 'billing') return <BillingContactAct {...props} />;
  if (act === 'reactivate') return <ReactivateAct {...props} />;
  if (act === 'move') return <MoveDialog {...props} />;
  return <LeavingWizard {...props} />;
}

export function MemberActions({ profile }: { readonly profile: MemberProfile }) {
  const acts = useMemberActs(profile.member);
  const [open, setOpen] = useState<MemberAct | null>(null);
  if (acts.length === 0) return null;
  return (
    <SectionCard
      id="actions"
      heading={words.actions}
      lead={words.actionsLead(shownName(profile.member), profile.member.you)}
    >
      <div className="row">
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === 'deactivate' || act === 'leave' ? 'danger' : 'secondary'}
            onClick={() => setOpen(act)}
          >
            {labelOf(act, profile)}
          </Button>
        ))}
      </div>
      {open === null ? null : dialogOf(open, profile, () => setOpen(null))}
    </SectionCard>
  );
}
