import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { PairedStudent } from '#domain/classrooms/pairs/pairs.ts';
import { namesInClass } from '#domain/classrooms/students/names-in-class.ts';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { pairWords } from '../messages/en/pairs.ts';

const words = pairWords.away;

/** The students who are absent today. The list is not sent to the server. */
export const AwayToday = (props: {
  readonly students: readonly PairedStudent[];
  readonly away: ReadonlySet<string>;
  readonly onChange: (away: ReadonlySet<string>) => void;
}) => {
  const { students, away, onChange } = props;
  const names = namesInClass(students);
  const tick = (id: string, isAway: boolean): void => {
    const others = [...away].filter((each) => each !== id);
    onChange(new Set(isAway ? [...others, id] : others));
  };
  return (
    <SectionCard id="away" heading={words.heading} lead={words.lead}>
      <fieldset className="pair-away" aria-label={words.legend}>
        {students.map((student) => (
          <label key={student.id} className="checkbox">
            <input
              type="checkbox"
              checked={away.has(student.id)}
              onChange={(event) => tick(student.id, event.currentTarget.checked)}
            />
            <span>{bidiIsolate(names.get(student.id) ?? '')}</span>
          </label>
        ))}
      </fieldset>
      <output className="quiet">{words.here(students.length - away.size, students.length)}</output>
    </SectionCard>
  );
};
