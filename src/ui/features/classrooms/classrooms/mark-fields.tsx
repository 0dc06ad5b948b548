import { useState } from 'react';
import {
  type ClassroomEdit,
  classroomColors,
  classroomIcons,
} from '#domain/classrooms/classrooms/classroom.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Select } from '../../../forms/text-field.tsx';
import { MarkTile } from './classroom-mark.tsx';
import { colorWords, iconWords } from './messages/en/classroom-marks.ts';
import { newClassroom as words } from './messages/en/classrooms.ts';

type Mark = 'color' | 'icon';

function Choice<Value extends string>({
  name,
  value,
  values,
  labels,
  error,
  onChoose,
}: {
  readonly name: Mark;
  readonly value: Value | null;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly error: string | undefined;
  readonly onChoose: (value: Value | null) => void;
}) {
  return (
    <FieldFrame label={words[name]} optional error={error}>
      {(tied) => (
        <Select
          name={name}
          defaultValue={value ?? ''}
          onChange={({ currentTarget }) =>
            onChoose(values.find((each) => each === currentTarget.value) ?? null)
          }
          {...tied}
        >
          <option value="">{words.noMark}</option>
          {values.map((each) => (
            <option key={each} value={each}>
              {labels[each]}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

export function MarkFields({
  classroom,
  error,
}: {
  readonly classroom: Partial<ClassroomEdit>;
  readonly error: (field: Mark) => string | undefined;
}) {
  const [color, setColor] = useState(classroom.color ?? null);
  const [icon, setIcon] = useState(classroom.icon ?? null);
  return (
    <div className="class-mark-fields">
      <MarkTile color={color} icon={icon} size={44} />
      <div className="field-pair">
        <Choice
          name="color"
          value={color}
          values={classroomColors}
          labels={colorWords}
          error={error('color')}
          onChoose={setColor}
        />
        <Choice
          name="icon"
          value={icon}
          values={classroomIcons}
          labels={iconWords}
          error={error('icon')}
          onChoose={setIcon}
        />
      </div>
    </div>
  );
}
