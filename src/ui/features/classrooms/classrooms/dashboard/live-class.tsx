import { useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { LiveRoom } from '#domain/classrooms/class-work/class-now.ts';
import type { LiveClass, LiveStudent } from '#domain/classrooms/class-work/live-class.ts';
import { byNaturalName } from '#domain/platform/tables/natural-order.ts';
import type { FollowHealth } from '#application/client/classrooms/class-work/follow-events.ts';
import { BlockStack } from '../../../../components/block-stack.tsx';
import { Button } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { liveWords as words } from '../messages/en/live-class.ts';
import { isAt, type NamedStudent, OpenedStudent } from './opened-student.tsx';
import { RoomControls } from './room-controls.tsx';
import { useActivityMessages } from './send-message.tsx';
import { useHelpSound } from './use-help-sound.ts';
import './live-class.css';

const tileId = (studentId: string): string => `live-tile-${studentId}`;

const isDone = ({ work }: LiveStudent): boolean => work?.mark?.state === 'done';

const placeOf = ({ work, activity, lesson }: LiveStudent): string => {
  if (work === null) return words.noWork;
  return activity === '' ? words.elsewhere : words.at(activity, lesson);
};

const State = ({ of, now }: { readonly of: LiveStudent; readonly now: number }) => {
  const { reason, work } = of;
  if (reason !== null)
    return <Chip tone={reason.kind === 'asked-for-help' ? 'coral' : 'sun'}>{words.reason(reason, now)}</Chip>;
  if (isDone(of)) return <Chip tone="moss">{words.done}</Chip>;
  if (work === null) return null;
  return (
    <Chip tone="harbor">
      {work.goals === 0 ? words.working : words.goals(work.earned.length, work.goals)}
    </Chip>
  );
};

const Tile = ({
  of,
  now,
  room,
  opened,
  onOpen,
}: {
  readonly of: NamedStudent;
  readonly now: number;
  readonly room: LiveRoom | null;
  readonly opened: boolean;
  readonly onOpen: () => void;
}) => (
  <li className="live-tile panel" data-stuck={of.reason !== null}>
    <button
      type="button"
      id={tileId(of.student.id)}
      className="live-tile-button"
      aria-label={words.open(of.name)}
      aria-expanded={opened}
      onClick={onOpen}
    >
      <strong>{bidiIsolate(of.name)}</strong>
    </button>
    <State of={of} now={now} />
    <span className="quiet">{placeOf(of)}</span>
    <Connection of={of} room={room} now={now} />
    {of.work?.program == null ? null : (
      <div className="live-tile-program" aria-hidden="true">
        <BlockStack program={of.work.program} />
      </div>
    )}
  </li>
);

/** Shows that a student's page is not connected, or that it is on a different network than this page. Renders nothing for other students. */
const Connection = ({
  of,
  room,
  now,
}: {
  readonly of: NamedStudent;
  readonly room: LiveRoom | null;
  readonly now: number;
}) => {
  const connected = room?.connected.find(
    ({ studentId, until }) => studentId === of.student.id && until > now,
  );
  if (room === null || connected?.sameNetwork === true) return null;
  return <span className="quiet">{connected === undefined ? words.notConnected : words.otherNetwork}</span>;
};

const Health = ({
  health,
  silentSeconds,
}: {
  readonly health: FollowHealth;
  readonly silentSeconds: number | null;
}) => (
  <p className="live-health quiet" data-health={silentSeconds === null ? health : 'stale'}>
    {silentSeconds === null ? words.health[health] : words.stale(silentSeconds)}
  </p>
);

/** A running class. Students who may need help come first, with the reason. One click shows a student's live program (CLS-2). */
export function LiveClassBoard({
  live,
  now,
  classroomId,
  room,
  ...connection
}: {
  readonly live: LiveClass;
  readonly classroomId: string;
  readonly room: LiveRoom | null;
  /** The service's time in epoch milliseconds. */
  readonly now: number;
  readonly health: FollowHealth;
  readonly silentSeconds: number | null;
}) {
  const [openedId, open] = useState<string | null>(null);
  const [isNamed, setNamed] = useState(true);
  const [isFiltered, setFiltered] = useState(false);
  const byName = live.students.toSorted((one, other) => byNaturalName(one.student, other.student));
  const named = live.students.map((each): NamedStudent => ({
    ...each,
    name: isNamed ? each.student.name : words.hidden(byName.indexOf(each) + 1),
  }));
  const stuck = named.filter(({ reason }) => reason !== null);
  const sound = useHelpSound(stuck.map(({ student }) => student.id));
  const activities = useActivityMessages(classroomId);
  const there = room === null ? null : room.connected.filter(({ until }) => until > now);
  const opened = named.find(({ student }) => student.id === openedId);
  return (
    <section className="live-class stack" aria-labelledby="live-class">
      <div className="spread">
        <h3 id="live-class">{words.heading}</h3>
        <div className="row">
          <Button aria-pressed={isFiltered} onClick={() => setFiltered(!isFiltered)}>
            {words.onlyStuck}
          </Button>
          <Button aria-pressed={!isNamed} onClick={() => setNamed(!isNamed)}>
            {isNamed ? words.hideNames : words.showNames}
          </Button>
          <Button aria-pressed={sound.isOn} onClick={sound.toggle}>
            {words.sound}
          </Button>
        </div>
      </div>
      <Health {...connection} />
      <output className="live-summary">{words.summary(stuck.map(({ name }) => bidiIsolate(name)))}</output>
      {there === null ? null : (
        <p className="quiet">
          {words.connected(there.length, named.length, there.filter((each) => !each.sameNetwork).length)}
        </p>
      )}
      {room === null ? null : (
        <RoomControls
          classroomId={classroomId}
          room={room}
          activities={activities}
          worksOn={(activity) => live.students.some((each) => isAt(each, activity))}
          now={now}
        />
      )}
      {opened === undefined ? null : (
        <OpenedStudent
          key={opened.student.id}
          of={opened}
          classroomId={classroomId}
          room={room}
          now={now}
          activities={activities}
          state={
            <p className="row">
              <State of={opened} now={now} />
              <span className="quiet">{placeOf(opened)}</span>
            </p>
          }
          onClose={() => {
            open(null);
            document.getElementById(tileId(opened.student.id))?.focus();
          }}
        />
      )}
      <ul className="live-tiles" aria-label={words.list}>
        {(isFiltered ? stuck : named).map((each) => (
          <Tile
            key={each.student.id}
            of={each}
            now={now}
            room={room}
            opened={each.student.id === openedId}
            onOpen={() => open(each.student.id === openedId ? null : each.student.id)}
          />
        ))}
      </ul>
    </section>
  );
}
