import { useId } from 'react';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import { dockFacts } from '#domain/lessons/programs/dock.ts';
import type { Machine } from '#domain/lessons/programs/machine.ts';
import { Button } from '../../../components/button.tsx';
import { PartHeading } from './part-heading.tsx';
import { tryItWords as words } from './messages/en/try-it.ts';
import { DistanceStage, DockStage, lightsInWords } from './dock-stage.tsx';

/** Whether the lesson includes blocks of this category. A lesson that lists no blocks includes all. */
export const knows = (blocks: readonly LessonBlock[], category: LessonBlock['category']): boolean =>
  blocks.length === 0 || blocks.some((block) => block.category === category);

export const DockControls = ({
  machine,
  blocks,
  onPress,
  onMove,
}: {
  readonly machine: Machine;
  /** The lesson's blocks. Controls that these blocks do not need are hidden. */
  readonly blocks: readonly LessonBlock[];
  readonly onPress: () => void;
  readonly onMove: (distance: number) => void;
}) => {
  const id = useId();
  const { dock, variables } = machine;
  const named = Object.entries(variables);
  return (
    <section className="try-it-stage" aria-labelledby={`${id}-dock`}>
      <PartHeading id={`${id}-dock`}>{words.dock}</PartHeading>
      <DockStage dock={dock} winch={knows(blocks, 'Motion')} onPress={onPress} />
      <dl className="try-it-readings stack" data-gap="1">
        <div>
          <dt className="visually-hidden">{words.dock}</dt>
          <dd data-reading="lights">{lightsInWords(dock)}</dd>
        </div>
        <div>
          <dt className="visually-hidden">{words.tones}</dt>
          <dd data-reading="tone">{dock.tone === null ? words.quiet : words.tone(dock.tone.tone)}</dd>
        </div>
        {dock.winch > 0 || dock.motor !== null ? (
          <div>
            <dt className="visually-hidden">{words.dock}</dt>
            <dd data-reading="winch">{words.winch(dock.winch)}</dd>
          </div>
        ) : null}
        {named.map(([name, value]) => (
          <div key={name} data-variable={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onPress}>{words.button}</Button>
      {knows(blocks, 'Sensing') ? (
        <div className="try-it-distance">
          <DistanceStage distance={dock.distance} />
          <label htmlFor={`${id}-distance`}>{words.distance}</label>
          <input
            id={`${id}-distance`}
            type="range"
            min={0}
            max={dockFacts.farthest}
            step={1}
            value={dock.distance}
            onChange={(event) => onMove(Number(event.currentTarget.value))}
          />
          <output htmlFor={`${id}-distance`}>{dock.distance}</output>
        </div>
      ) : null}
    </section>
  );
};
