import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import { makePairs } from '#domain/pairs/make-pairs.ts';
import {
  brokenBy,
  exchanged,
  type Groups,
  isWhole,
  kitFor,
  type NoPairs,
  shortNames,
} from '#domain/pairs/pairs.ts';
import { studentName } from '#domain/students/student.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { toast } from '../../../components/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { pairWords } from '../messages/en/pairs.ts';
import type { PairsOfLesson } from '../settings-classroom-pairs-page.tsx';
import { AwayToday } from './away-today.tsx';
import { KitTable } from './kit-table.tsx';
import { PairSheet } from './pair-sheet.tsx';

const words = pairWords.pairs;

type Made = { readonly groups: Groups; readonly none: NoPairs | null; readonly tries: number };

function GroupList(props: {
  readonly groups: Groups;
  readonly nameOf: (id: string) => string;
  readonly onExchange: (one: string, other: string) => void;
}) {
  const { groups, nameOf, onExchange } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const press = (id: string): void => {
    setChosen(chosen === null ? id : null);
    setSaid(chosen === null ? words.chosen(nameOf(id)) : '');
    if (chosen === null || chosen === id) return;
    onExchange(chosen, id);
    setSaid(words.swapped(nameOf(chosen), nameOf(id)));
  };
  return (
    <>
      <ol className="pair-groups" aria-label={words.heading}>
        {groups.map((group, place) => (
          <li key={group.join()} aria-label={words.group(place + 1)}>
            {group.map((id) => (
              <Button key={id} size="sm" aria-pressed={id === chosen} onClick={() => press(id)}>
                {nameOf(id)}
              </Button>
            ))}
          </li>
        ))}
      </ol>
      <output className="quiet pair-said">{said}</output>
    </>
  );
}

/** Makes pairs of who is here, lets a teacher change them, saves and prints them with what to bring. */
export function PairMaker({ of, readOnly }: { readonly of: PairsOfLesson; readonly readOnly: boolean }) {
  const { classroom, assignment, materials } = of;
  const { students, apart, rounds } = of.pairs;
  const app = useApp();
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  const saved = rounds.find((round) => round.assignmentId === assignment.id);
  const [away, setAway] = useState<ReadonlySet<string>>(() => {
    const paired = new Set(saved?.groups.flat());
    return new Set(saved === undefined ? [] : students.map(({ id }) => id).filter((id) => !paired.has(id)));
  });
  const [made, setMade] = useState<Made>({ groups: saved?.groups ?? [], none: null, tries: 0 });
  const { groups, none, tries } = made;
  const present = students.map(({ id }) => id).filter((id) => !away.has(id));
  const names = new Map(students.map((student) => [student.id, bidiIsolate(studentName(student))]));
  const nameOf = (id: string): string => names.get(id) ?? '';
  const whole = groups.length > 0 && isWhole(groups, present);
  const isSaved = JSON.stringify(groups) === JSON.stringify(saved?.groups ?? []);
  const make = (): void => {
    const seed = `${assignment.id}/${tries}`;
    const answer = makePairs({ present, apart, earlier: rounds.map((round) => round.groups), seed });
    setMade({
      groups: answer.ok ? answer.value : [],
      none: answer.ok ? null : answer.error,
      tries: tries + 1,
    });
  };
  const save = (): void =>
    action.run(
      () => app.students.savePairs({ classroomId: classroom.id, assignmentId: assignment.id }, groups),
      async () => {
        await revalidate();
        toast(words.saved);
      },
    );
  const broken = brokenBy(groups, apart);
  return (
    <>
      <AwayToday students={students} away={away} onChange={setAway} />
      <SectionCard id="pairs" heading={words.heading} lead={words.lead}>
        <div className="row">
          <Button variant={whole ? 'secondary' : 'primary'} onClick={make}>
            {whole ? words.shuffle : words.make}
          </Button>
          {readOnly || !whole || isSaved ? null : (
            <Button variant="primary" pending={action.pending} onClick={save}>
              {words.save}
            </Button>
          )}
          {whole ? <Button onClick={() => window.print()}>{words.print}</Button> : null}
          {whole && isSaved && saved !== undefined ? (
            <Chip tone="harbor">{words.savedOn(saved.on)}</Chip>
          ) : null}
        </div>
        <FailureNotice failure={action.failure} />
        {none === null ? null : (
          <Notice
            tone="warning"
            title={
              none.kind === 'pairs/too-few'
                ? words.none[none.kind]
                : words.none[none.kind](none.alone.map(nameOf))
            }
          >
            {none.kind === 'pairs/too-few' ? null : words.noneAdvice}
          </Notice>
        )}
        {groups.length === 0 && none === null ? <p className="quiet">{words.notYet}</p> : null}
        {groups.length > 0 && !whole ? <Notice tone="warning">{words.changed}</Notice> : null}
        {broken.map(([one, other]) => (
          <Notice key={`${one} ${other}`} tone="warning">
            {words.broken([nameOf(one), nameOf(other)])}
          </Notice>
        ))}
        {whole ? (
          <GroupList
            groups={groups}
            nameOf={nameOf}
            onExchange={(one, other) => setMade({ ...made, groups: exchanged(groups, one, other) })}
          />
        ) : null}
      </SectionCard>
      {whole ? (
        <>
          <SectionCard
            id="kit"
            heading={pairWords.kit.heading}
            lead={pairWords.kit.lead(present.length, groups.length)}
          >
            {materials === null ? (
              <p>{pairWords.kit.unknown}</p>
            ) : (
              <KitTable items={kitFor(materials, groups)} />
            )}
          </SectionCard>
          <PairSheet
            classroom={classroom}
            title={assignment.lesson.title}
            groups={groups}
            names={shortNames(students)}
            items={materials === null ? [] : kitFor(materials, groups)}
          />
        </>
      ) : null}
    </>
  );
}
