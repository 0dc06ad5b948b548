import { Button } from '../../../components/button.tsx';
import { Choice } from '../../../components/choice.tsx';
import { tryItWords as words } from '../../../messages/en/try-it.ts';
import type { Speed, useRun } from './use-run.ts';

const speeds: readonly Speed[] = ['slow', 'normal', 'fast'];

/** What runs a program, step by step or as fast as one likes, with its tones or without. */
export const RunBar = (props: {
  readonly run: ReturnType<typeof useRun>;
  /** Does something once the program can run; says why not where it can not. */
  readonly whenReady: (act: () => void) => void;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly sound: boolean;
  readonly onSound: (on: boolean) => void;
}) => {
  const { run, whenReady } = props;
  const stopped = ['idle', 'paused', 'over'].includes(run.status);
  return (
    <div className="try-it-bar">
      <Button variant="primary" onClick={() => (stopped ? whenReady(run.play) : run.stop())}>
        {stopped ? words.run : words.stop}
      </Button>
      <Button onClick={() => whenReady(run.step)}>{words.step}</Button>
      <Button onClick={run.reset}>{words.reset}</Button>
      <Choice
        legend={words.speed}
        values={speeds}
        labels={words.speeds}
        chosen={props.speed}
        onChoose={props.onSpeed}
      />
      <label className="try-it-sound">
        <input
          type="checkbox"
          checked={props.sound}
          onChange={(event) => props.onSound(event.currentTarget.checked)}
        />
        {words.sound}
      </label>
    </div>
  );
};
