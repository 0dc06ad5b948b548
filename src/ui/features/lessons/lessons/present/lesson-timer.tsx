import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  type ActivityTimer,
  newTimer,
  startOrPause,
  timeLeft,
} from '#domain/lessons/lessons/activity-timer.ts';
import type { ActivityHead } from '#domain/lessons/lessons/lesson.ts';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { presentation } from '../messages/en/lesson-views.ts';
import type { Shown } from '../shown-message.ts';
import type { ChangeShown } from './use-shown-slide.ts';

const words = presentation.timer;

/** Formats 125000 as `2:05`. Rounds up to full seconds. */
function clock(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the time, updated every half second while a timer runs. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, [running]);
  return now;
}

/** The timer of the current activity. When it ends, the activity continues until the teacher moves on. */
export const LessonTimer = ({
  activity,
  shown,
  change,
}: {
  readonly activity: ActivityHead;
  readonly shown: Shown;
  readonly change: ChangeShown;
}) => {
  const { id, title, minutes } = activity;
  const timer = shown.timers[id] ?? newTimer(minutes);
  const running = timer.since !== null;
  const left = timeLeft(timer, Math.max(useNow(running), timer.since ?? 0));
  const put = (next: ActivityTimer): void =>
    change((state) => ({ ...state, timers: { ...state.timers, [id]: next } }));
  return (
    <div className="lesson-timer" data-over={left < 0 || undefined}>
      <span role="timer" aria-label={words.name(title)} className="lesson-timer-left">
        {left < 0 ? words.over(clock(left)) : clock(left)}
      </span>
      <Button
        variant="quiet"
        size="icon"
        aria-label={running ? words.pause : words.start}
        onClick={() => put(startOrPause(timer, Date.now()))}
      >
        <Icon of={running ? Pause : Play} />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={words.again}
        aria-disabled={timer.since === null && timer.leftMs === minutes * 60_000}
        onClick={() => put(newTimer(minutes))}
      >
        <Icon of={RotateCcw} />
      </Button>
      <output className="visually-hidden">{running && left <= 0 ? words.up(title) : ''}</output>
    </div>
  );
};
