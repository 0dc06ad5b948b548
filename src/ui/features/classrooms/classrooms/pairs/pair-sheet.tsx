import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import type { Groups, KitItem } from '#domain/classrooms/pairs/pairs.ts';
import { pairWords } from '../messages/en/pairs.ts';

const words = pairWords.kit;

/** Returns the size of names at which the groups and materials fit on one sheet. */
const sizeFor = (groups: number): 'large' | 'medium' | 'small' => {
  if (groups <= 12) return 'large';
  return groups <= 20 ? 'medium' : 'small';
};

/** One sheet for the classroom wall in the browser's paper size, with the groups in large letters and the materials below. Only visible in print. */
export const PairSheet = (props: {
  readonly classroom: Pick<Classroom, 'name'>;
  readonly title: string;
  readonly groups: Groups;
  readonly names: ReadonlyMap<string, string>;
  readonly items: readonly KitItem[];
}) => (
  <div className="pair-sheet prints-alone" data-size={sizeFor(props.groups.length)} aria-hidden="true">
    <header>
      <strong>{bidiIsolate(props.classroom.name)}</strong>
      <span>{props.title}</span>
    </header>
    <ol>
      {props.groups.map((group) => (
        <li key={group.join()}>{group.map((id) => bidiIsolate(props.names.get(id) ?? '')).join(' + ')}</li>
      ))}
    </ol>
    {props.items.length === 0 ? null : (
      <section>
        <strong>{words.heading}</strong>
        <ul>
          {props.items.map(({ material: { name, optional }, count }) => (
            <li key={name}>
              <b>{count}</b> {name}
              {optional ? ` (${words.optional})` : null}
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);
