import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { apartOf, type ClassPairs } from '#domain/classrooms/pairs/pairs.ts';
import { namesInClass } from '#domain/classrooms/students/names-in-class.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Select } from '../../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { pairWords } from '../messages/en/pairs.ts';

const words = pairWords.apart;

export function NotTogether(props: {
  readonly classroomId: string;
  readonly pairs: Pick<ClassPairs, 'apart' | 'students'>;
  readonly readOnly: boolean;
}) {
  const { classroomId, readOnly } = props;
  const { students, apart } = props.pairs;
  const app = useApp();
  const action = useAsyncAction();
  const { revalidate } = useRevalidator();
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const names = namesInClass(students);
  const nameOf = (id: string): string => bidiIsolate(names.get(id) ?? '');
  const set = (both: readonly [string, string], isApart: boolean): void =>
    action.run(
      () => app.students.setApart(classroomId, both, isApart),
      async () => {
        setOne('');
        setOther('');
        await revalidate();
      },
    );
  const choice = (label: string, value: string, choose: (id: string) => void, without: string) => (
    <FieldFrame label={label}>
      {(tied) => (
        <Select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)} {...tied}>
          <option value="">{words.choose}</option>
          {students
            .filter(({ id }) => id !== without)
            .map(({ id }) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
        </Select>
      )}
    </FieldFrame>
  );
  return (
    <SectionCard id="apart" heading={words.heading} lead={words.lead}>
      {apart.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <ul>
          {apart.map(([first, second]) => (
            <li key={`${first} ${second}`} className="spread">
              <span>{words.pair(nameOf(first), nameOf(second))}</span>
              {readOnly ? null : (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={words.removeNamed(nameOf(first), nameOf(second))}
                  onClick={() => set([first, second], false)}
                >
                  {words.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <FailureNotice failure={action.failure} />
      {readOnly ? null : (
        <div className="pair-apart-form">
          {choice(words.one, one, setOne, other)}
          {choice(words.other, other, setOther, one)}
          <Button
            aria-disabled={action.pending}
            disabled={one === '' || other === ''}
            onClick={() => set(apartOf(one, other), true)}
          >
            {words.add}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
