import {
  type ActivityProgress,
  type ProgressEdit,
  progressStates,
} from '#domain/classrooms/classrooms/classroom.ts';
import type { ActivityHead } from '#domain/lessons/lessons/lesson.ts';
import { Button } from '../../../components/button.tsx';
import { Choice } from '../../../forms/choice.tsx';
import { mergeWords, recordWords as words } from './messages/en/classrooms.ts';
import { progressWords } from './messages/en/progress.ts';
import { describeFailure } from '../../../messages/describe-failure.ts';
import { MinutesField } from './minutes-field.tsx';
import type { FieldOf } from './save-with-merge.ts';
import { type Recorded, type RecordingState, useProgressRecording } from './use-progress-recording.ts';

const inWords = (edit: ProgressEdit, fields: readonly FieldOf<ProgressEdit>[]): string =>
  fields
    .map((field) => (field === 'state' ? progressWords[edit.state] : words.minutesValue(edit.minutes)))
    .join(', ');

const Clashed = (props: {
  readonly state: Extract<RecordingState, { readonly kind: 'conflict' }>;
  readonly record: Recorded['record'];
}) => {
  const { mine, theirs, fields } = props.state.conflict;
  const [theirWords, myWords] = [inWords(theirs, fields), inWords(mine, fields)];
  const { state, minutes } = theirs;
  const left: ProgressEdit = {
    state: fields.includes('state') ? state : mine.state,
    minutes: fields.includes('minutes') ? minutes : mine.minutes,
  };
  return (
    <div className="strip" role="alert">
      <p>{words.conflict(theirs.updatedBy ?? mergeWords.someone, theirWords, myWords)}</p>
      <div className="row">
        <Button size="sm" onClick={() => props.record(left)}>
          {words.takeTheirs(theirWords)}
        </Button>
        <Button size="sm" onClick={() => props.record(mine)}>
          {words.keepMine(myWords)}
        </Button>
      </div>
    </div>
  );
};

const SaveState = ({ state, again }: Pick<Recorded, 'state' | 'again'>) => (
  <>
    <output className="progress-saved quiet">
      {state.kind === 'saving' ? words.saving : null}
      {state.kind === 'saved' ? words.saved : null}
    </output>
    {state.kind === 'saved' && state.concurrent !== null ? (
      <output className="progress-note">
        {words.keptBoth(state.concurrent.theirs.updatedBy ?? mergeWords.someone)}
      </output>
    ) : null}
    {state.kind === 'failed' ? (
      <div className="strip" role="alert">
        <p>
          {words.notSaved} {describeFailure(state.failure)}
        </p>
        <Button size="sm" onClick={again}>
          {words.again}
        </Button>
      </div>
    ) : null}
  </>
);

type RowProps = {
  readonly assignmentId: string;
  readonly activity: ActivityHead;
  readonly progress: ActivityProgress;
  readonly onRecorded?: (() => void) | undefined;
};

/** Edits the progress of one activity: its state and the minutes it took. */
export function ProgressTableRow({ assignmentId, activity, progress, onRecorded }: RowProps) {
  const { shown, state, record, again } = useProgressRecording(assignmentId, progress, onRecorded);
  return (
    <li className="progress-row">
      <Choice
        legend={activity.title}
        values={progressStates}
        labels={progressWords}
        chosen={shown.state}
        onChoose={(chosen) => record({ ...shown, state: chosen })}
      />
      <MinutesField
        activity={activity.title}
        minutes={shown.minutes}
        onChange={(minutes) => record({ ...shown, minutes })}
      />
      <SaveState state={state} again={again} />
      {state.kind === 'conflict' ? <Clashed state={state} record={record} /> : null}
    </li>
  );
}

export const ReadOnlyProgressRow = ({ activity, progress }: Pick<RowProps, 'activity' | 'progress'>) => (
  <li className="progress-row">
    <strong>{activity.title}</strong>
    <span className="progress-read" data-state={progress.state}>
      {progressWords[progress.state]}
      {progress.minutes === null ? null : `, ${words.minutesValue(progress.minutes)}`}
    </span>
  </li>
);
