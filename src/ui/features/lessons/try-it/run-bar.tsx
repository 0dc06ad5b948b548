import type { ReactNode } from 'react';
import { Play, RotateCcw, Square, StepForward } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Choice } from '../../../forms/choice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { tryItWords as words } from './messages/en/try-it.ts';
import type { Speed, useRun } from './use-run.ts';

const speeds: readonly Speed[] = ['slow', 'normal', 'fast'];

/** The controls to run a program: step by step or at a speed, with or without tones. */
export const RunBar = (props: {
  readonly run: ReturnType<typeof useRun>;
  /** Calls `act` if the program can run. Otherwise shows why it cannot. */
  readonly whenReady: (act: () => void) => void;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly sound: boolean;
  readonly onSound: (on: boolean) => void;
  readonly children: ReactNode;
}) => {
  const { run, whenReady } = props;
  const stopped = ['idle', 'paused', 'over'].includes(run.status);
  return (
    <div className="try-it-bar row">
      <Button
        className="try-it-run"
        variant="primary"
        size="sm"
        onClick={() => (stopped ? whenReady(run.play) : run.stop())}
      >
        <Icon of={stopped ? Play : Square} size={18} />
        {stopped ? words.run : words.stop}
      </Button>
      {props.children}
      <Button size="sm" onClick={() => whenReady(run.step)}>
        <Icon of={StepForward} size={18} />
        {words.step}
      </Button>
      <Button size="sm" onClick={run.reset}>
        <Icon of={RotateCcw} size={18} />
        {words.reset}
      </Button>
      <Choice
        legend={words.speed}
        values={speeds}
        labels={words.speeds}
        chosen={props.speed}
        onChoose={props.onSpeed}
      />
      <label className="checkbox try-it-sound">
        <input
          type="checkbox"
          checked={props.sound}
          onChange={(event) => props.onSound(event.currentTarget.checked)}
        />
        <span>{words.sound}</span>
      </label>
    </div>
  );
};
