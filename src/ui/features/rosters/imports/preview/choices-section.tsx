import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import type { PlannedAct } from '#domain/rosters/plan/planned-row.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { CheckboxField } from '../../../../chakra/checkbox-field.tsx';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Select } from '../../../../forms/text-field.tsx';
import { choiceWords as words } from '../messages/en/import-wizard.ts';
import type { DraftChoices } from './draft-choices.ts';
import { plannedCountOf } from './planned-counts.tsx';

const SchoolsInFiles = ({
  detail,
  draft,
  schools,
  onChange,
}: {
  readonly detail: ImportDetail;
  readonly draft: DraftChoices;
  readonly schools: readonly Organization[];
  readonly onChange: (draft: DraftChoices) => void;
}) => (
  <fieldset className="stack">
    <legend>{words.schools}</legend>
    <p className="quiet">{words.schoolsLead}</p>
    {detail.schools.map(({ id, name, organizationId }) => (
      <FieldFrame key={id} label={bidiIsolate(name)}>
        {(tied) => (
          <Select
            value={(id in draft.schools ? draft.schools[id] : organizationId) ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...draft, schools: { ...draft.schools, [id]: value === '' ? null : value } })
            }
            {...tied}
          >
            <option value="">{words.noSchool}</option>
            {schools.map((school) => (
              <option key={school.id} value={school.id}>
                {bidiIsolate(school.name)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
    ))}
  </fieldset>
);

/** The number of rows that belong to a different source. No choice can override this (R17). */
const OtherSource = ({ count }: { readonly count: number }) =>
  count === 0 ? null : <p>{words.otherSource(count)}</p>;

type Counts = Readonly<Record<'left' | 'heldBack' | 'missing' | 'otherSource' | 'uninvited', number>>;

/** Choices that remove data or send email. They are off by default (R12, ROS-5). */
const Switches = ({
  counts,
  choices,
  draft,
  onChange,
}: {
  readonly counts: Counts;
  readonly choices: ImportDetail['choices'];
  readonly draft: DraftChoices;
  readonly onChange: (draft: DraftChoices) => void;
}) => (
  <>
    {counts.left > 0 || choices.archiveLeft ? (
      <CheckboxField
        label={words.archiveLeft}
        hint={words.archiveLeftHint(counts.left)}
        defaultChecked={choices.archiveLeft}
        onChange={(archiveLeft) => onChange({ ...draft, archiveLeft })}
      />
    ) : null}
    {counts.missing > 0 || choices.archiveMissing ? (
      <CheckboxField
        label={words.archiveMissing(counts.missing)}
        hint={words.archiveMissingHint}
        defaultChecked={choices.archiveMissing}
        onChange={(archiveMissing) => onChange({ ...draft, archiveMissing })}
      />
    ) : null}
    {counts.heldBack > 0 || choices.overwriteEdits ? (
      <CheckboxField
        label={words.overwrite}
        hint={words.overwriteHint(counts.heldBack)}
        defaultChecked={choices.overwriteEdits}
        onChange={(overwriteEdits) => onChange({ ...draft, overwriteEdits })}
      />
    ) : null}
    {counts.uninvited > 0 || choices.inviteStaff ? (
      <CheckboxField
        label={words.inviteStaff}
        hint={words.inviteStaffHint(counts.uninvited)}
        defaultChecked={choices.inviteStaff}
        onChange={(inviteStaff) => onChange({ ...draft, inviteStaff })}
      />
    ) : null}
  </>
);

/** Returns the counts. A row with an error may be a missing student, so no student is archived until the errors are fixed. */
function countsOf({ counts, issues, missing }: ImportDetail): Counts {
  const of = (act: PlannedAct): number => (counts === null ? 0 : plannedCountOf(counts, act));
  const uninvited = counts?.staff.undecided ?? 0;
  return {
    left: of('left'),
    heldBack: of('heldBack'),
    missing: issues.error === 0 ? missing : 0,
    otherSource: of('otherSource'),
    uninvited,
  };
}

export function ChoicesSection({
  detail,
  draft,
  schools,
  onChange,
}: {
  readonly detail: ImportDetail;
  readonly draft: DraftChoices;
  readonly schools: readonly Organization[];
  readonly onChange: (draft: DraftChoices) => void;
}) {
  const { choices } = detail;
  const counts = countsOf(detail);
  const isChosen =
    choices.archiveLeft || choices.archiveMissing || choices.overwriteEdits || choices.inviteStaff;
  const isAbout = Object.values(counts).some((count) => count > 0);
  if (!isChosen && !isAbout && detail.schools.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="choices">
      <h2 id="choices">{words.heading}</h2>
      <OtherSource count={counts.otherSource} />
      <Switches counts={counts} choices={choices} draft={draft} onChange={onChange} />
      {detail.schools.length === 0 ? null : (
        <SchoolsInFiles detail={detail} draft={draft} schools={schools} onChange={onChange} />
      )}
    </section>
  );
}
