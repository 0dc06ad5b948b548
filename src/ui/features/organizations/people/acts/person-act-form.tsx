import type { ClientApp } from '#application/client/client-app.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { Person } from '#domain/organizations/directory/person.ts';
import { type MemberRole, memberRoles } from '#domain/identity/membership/member-role.ts';
import type { Result } from '#domain/result.ts';
import { maxNoteLength } from '#domain/platform/forms/parse-line.ts';
import { maxCompSeats, maxTrialDays } from '#domain/organizations/staff/staff-forms.ts';
import { useApp } from '../../../../app-context.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { ActForm } from '../../../../forms/act-form.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { useSubmission } from '../../../../forms/use-submission.ts';
import type { ClientFailure } from '../../../../messages/client-failure.ts';
import { hardNavigate } from '../../../../routes/hard-navigate.ts';
import { paths } from '../../../../routes/paths.ts';
import { useIdentityConfirmation } from '../../../identity/account/confirmation.tsx';
import { personWords as words, typeWords } from '../messages/en/people.ts';
import { shownPersonName } from '../person-table.tsx';
import { ReasonChoice, ReasonFields, reasonOf } from './reason-fields.tsx';

export type PersonAct =
  | 'viewAs'
  | 'resendLink'
  | 'extendTrial'
  | 'grantComplimentary'
  | 'changeType'
  | 'disable'
  | 'enable'
  | 'erase';

type Field =
  'reason' | 'ticket' | 'days' | 'accountType' | 'address' | 'organization' | 'seats' | 'lastDay' | 'note';
type Values = Readonly<Record<Field, string>>;
type Done = Promise<Result<unknown, FormInvalid<Field> | ClientFailure>>;

const roleOf = (text: string): MemberRole => memberRoles.find((role) => role === text) ?? 'customer';

const asks: Readonly<Record<PersonAct, (app: ClientApp['people'], id: string, values: Values) => Done>> = {
  viewAs: (people, id, values) => people.startViewAs(id, reasonOf(values)),
  resendLink: (people, id) => people.resendLink(id),
  extendTrial: (people, id, values) => people.extendTrial(id, Number(values.days), reasonOf(values)),
  grantComplimentary: (people, id, values) =>
    people.grantComplimentary(id, {
      organization: values.organization || null,
      seats: Number(values.seats),
      lastDay: values.lastDay,
      note: values.note,
      reason: reasonOf(values),
    }),
  changeType: (people, id, values) => people.changeType(id, roleOf(values.accountType), reasonOf(values)),
  disable: (people, id, values) => people.setDisabled(id, true, reasonOf(values)),
  enable: (people, id, values) => people.setDisabled(id, false, reasonOf(values)),
  erase: (people, id, values) => people.erase(id, values.address, reasonOf(values)),
};

const leads: Readonly<Partial<Record<PersonAct, string>>> = {
  viewAs: words.viewAsLead,
  extendTrial: words.extendTrialLead,
  grantComplimentary: words.giveCompLead,
  changeType: words.changeTypeLead,
  disable: words.disableLead,
  enable: words.enableLead,
  erase: words.eraseLead,
};

const CompFields = (props: {
  readonly person: Person;
  readonly error: (field: Field) => string | undefined;
}) => (
  <>
    <ReasonChoice label={words.compFor} name="organization" error={props.error('organization')}>
      <option value="">{words.compForOneself}</option>
      {props.person.organizations.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </ReasonChoice>
    <TextField
      label={words.compSeats}
      name="seats"
      type="number"
      min={1}
      max={maxCompSeats}
      defaultValue="1"
      hint={words.compSeatsHint}
      error={props.error('seats')}
    />
    <TextField
      label={words.compLastDay}
      name="lastDay"
      type="date"
      hint={words.compLastDayHint}
      error={props.error('lastDay')}
    />
    <TextField
      label={words.compNote}
      name="note"
      autoComplete="off"
      maxLength={maxNoteLength}
      hint={words.compNoteHint}
      error={props.error('note')}
    />
  </>
);

/** The form of one action with its effect, its fields, and the reason. Asks for a recent login if needed. */
export function PersonActForm({
  person,
  act,
  onBack,
  onDone,
}: {
  readonly person: Person;
  readonly act: PersonAct;
  readonly onBack: () => void;
  readonly onDone: () => void;
}) {
  const { people } = useApp();
  const confirmed = useIdentityConfirmation();
  const submission = useSubmission<Field, unknown>(
    (values) => confirmed(() => asks[act](people, person.id, values)),
    () => {
      // The page contains data of the staff member, so the view starts with a full page load.
      if (act === 'viewAs') return hardNavigate({ pathname: paths.lessons, search: '', hash: '' });
      toast(words.done[act](shownPersonName(person)));
      onDone();
      return undefined;
    },
  );
  const { fieldError } = submission;
  const address = person.email ?? person.id;
  return (
    <ActForm
      submission={submission}
      name={act}
      lead={leads[act]}
      does={words[act]}
      danger={act === 'erase'}
      leaves={words.back}
      onLeave={onBack}
    >
      {act === 'extendTrial' ? (
        <TextField
          label={words.days}
          name="days"
          type="number"
          min={1}
          max={maxTrialDays}
          defaultValue="30"
          error={fieldError('days')}
        />
      ) : null}
      {act === 'grantComplimentary' ? <CompFields person={person} error={fieldError} /> : null}
      {act === 'changeType' ? (
        <ReasonChoice
          label={words.typeLabel}
          name="accountType"
          error={fieldError('accountType')}
          initial={person.accountType}
        >
          {memberRoles.map((role) => (
            <option key={role} value={role}>
              {typeWords[role]}
            </option>
          ))}
        </ReasonChoice>
      ) : null}
      {act === 'erase' ? (
        <TextField
          label={words.address(address)}
          name="address"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldError('address')}
        />
      ) : null}
      {act === 'resendLink' ? null : <ReasonFields error={fieldError('reason')} />}
    </ActForm>
  );
}
