import { useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { type Groups, kitFor } from '#domain/classrooms/pairs/pairs.ts';
import { namesInClass } from '#domain/classrooms/students/names-in-class.ts';
import { Button } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Licensed } from '../../../../components/licensed.tsx';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { pairWords } from '../messages/en/pairs.ts';
import { AwayToday } from './away-today.tsx';
import { KitTable } from './kit-table.tsx';
import { PairNotices } from './pair-notices.tsx';
import { PairSheet } from './pair-sheet.tsx';
import type { PairsOfLesson } from './pairs-of-lesson.ts';
import { usePairs } from './use-pairs.ts';

const words = pairWords.pairs;

function GroupList(props: {
  readonly groups: Groups;
  readonly nameOf: (id: string) => string;
  readonly onExchange: (one: string, other: string) => void;
}) {
  const { groups, nameOf, onExchange } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const press = (id: string): void => {
    setChosen(chosen === null ? id : null);
    setStatus(chosen === null ? words.chosen(nameOf(id)) : '');
    if (chosen === null || chosen === id) return;
    onExchange(chosen, id);
    setStatus(words.swapped(nameOf(chosen), nameOf(id)));
  };
  return (
    <>
      <ol className="pair-groups" aria-label={words.heading}>
        {groups.map((group, index) => (
          <li key={group.join()} aria-label={words.group(index + 1)}>
            {group.map((id) => (
              <Button key={id} size="sm" aria-pressed={id === chosen} onClick={() => press(id)}>
                {nameOf(id)}
              </Button>
            ))}
          </li>
        ))}
      </ol>
      <output className="quiet pair-said">{status}</output>
    </>
  );
}

function Kit({ of, groups }: { readonly of: PairsOfLesson; readonly groups: Groups }) {
  const items = of.materials === null ? [] : kitFor(of.materials, groups);
  return (
    <>
      <SectionCard
        id="kit"
        heading={pairWords.kit.heading}
        lead={pairWords.kit.lead(groups.flat().length, groups.length)}
      >
        {of.materials === null ? <p>{pairWords.kit.unknown}</p> : <KitTable items={items} />}
      </SectionCard>
      <PairSheet
        classroom={of.classroom}
        title={of.assignment.lesson.title}
        groups={groups}
        names={namesInClass(of.pairs.students)}
        items={items}
      />
    </>
  );
}

export function PairMaker({ of }: { readonly of: PairsOfLesson }) {
  const { students, apart } = of.pairs;
  const pairs = usePairs(of);
  const { groups, none, whole, isSaved, saved, action } = pairs;
  const names = namesInClass(students);
  const nameOf = (id: string): string => bidiIsolate(names.get(id) ?? '');
  return (
    <>
      <AwayToday students={students} away={pairs.away} onChange={pairs.setAway} />
      <SectionCard id="pairs" heading={words.heading} lead={words.lead}>
        <div className="row">
          <Button variant={whole ? 'secondary' : 'primary'} onClick={pairs.make}>
            {whole ? words.shuffle : words.make}
          </Button>
          {of.classroom.archivedAt !== null || !whole || isSaved ? null : (
            <Licensed action="classroom.pair" label={words.save} variant="primary">
              <Button variant="primary" aria-disabled={action.pending} onClick={pairs.save}>
                {words.save}
              </Button>
            </Licensed>
          )}
          {whole ? <Button onClick={() => window.print()}>{words.print}</Button> : null}
          {whole && isSaved && saved !== undefined ? (
            <Chip tone="harbor">{words.savedOn(saved.on)}</Chip>
          ) : null}
        </div>
        <FailureNotice failure={action.failure} />
        <PairNotices groups={groups} none={none} whole={whole} apart={apart} nameOf={nameOf} />
        {whole ? <GroupList groups={groups} nameOf={nameOf} onExchange={pairs.exchange} /> : null}
      </SectionCard>
      {whole ? <Kit of={of} groups={groups} /> : null}
    </>
  );
}
