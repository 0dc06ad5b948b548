import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Select } from '../../../forms/text-field.tsx';
import { memberPage as words } from './messages/en/members.ts';

export const SchoolSelect = (props: {
  readonly schools: readonly Pick<Organization, 'id' | 'name'>[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) => (
  <FieldFrame label={words.school}>
    {(tied) => (
      <Select value={props.chosen} onChange={(event) => props.onChoose(event.currentTarget.value)} {...tied}>
        {props.schools.map(({ id, name }) => (
          <option key={id} value={id}>
            {bidiIsolate(name)}
          </option>
        ))}
      </Select>
    )}
  </FieldFrame>
);
