import { useCallback, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { ClassroomBoard, ClassroomCard } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Select } from '../../../../forms/text-field.tsx';
import { recordWords as words } from '../messages/en/classrooms.ts';
import { paths } from '../../../../routes/paths.ts';
import { useRefusal } from '../../../../data/use-refusal.ts';
import { AccessEnded } from '../access-ended.tsx';
import '../classrooms.css';
import { ProgressList } from '../progress-list.tsx';

const Marks = (props: {
  readonly board: ClassroomBoard;
  readonly slug: string;
  readonly readOnly: boolean;
}) => {
  const assignment = props.board.assignments.find(
    ({ lessonSlug, removed }) => lessonSlug === props.slug && !removed,
  );
  if (assignment === undefined) return <p>{words.gone}</p>;
  return (
    <>
      <p className="quiet">{words.lead}</p>
      <ProgressList assignment={assignment} readOnly={props.readOnly} />
    </>
  );
};

export function RecordDialog(props: {
  readonly slug: string;
  /** The classes that have the lesson. If there are several, the user selects one. */
  readonly cards: readonly [ClassroomCard, ...ClassroomCard[]];
  readonly onClose: () => void;
}) {
  const { slug, cards, onClose } = props;
  const { classrooms } = useApp();
  const [chosen, setChosen] = useState(cards[0].id);
  const card = cards.find(({ id }) => id === chosen) ?? cards[0];
  const { id, name } = card;
  const question = useCallback((options: ReadOptions) => classrooms.byId(id, options), [classrooms, id]);
  const query = useQuery(question);
  const ended = useRefusal('classroom.edit') === 'license/ended';
  return (
    <Dialog wide title={words.title(name)} onClose={onClose}>
      {cards.length === 1 ? null : (
        <FieldFrame label={words.which}>
          {(tied) => (
            <Select value={id} onChange={(event) => setChosen(event.currentTarget.value)} {...tied}>
              {cards.map((each) => (
                <option key={each.id} value={each.id}>
                  {bidiIsolate(each.name)}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
      {ended ? <AccessEnded /> : null}
      <QueryBoundary query={query} waiting={words.loading}>
        {(board) => <Marks board={board} slug={slug} readOnly={ended} />}
      </QueryBoundary>
      {query.state === 'waiting' ? null : (
        <Actions>
          <TextLink alone to={paths.classroom(id)}>
            {words.all}
          </TextLink>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </Actions>
      )}
    </Dialog>
  );
}
