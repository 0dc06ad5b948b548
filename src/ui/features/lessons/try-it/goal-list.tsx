import { Circle, CircleCheck, CircleCheckBig, CircleDot } from 'lucide-react';
import { useId } from 'react';
import type { Goal } from '#domain/lessons/programs/project.ts';
import { Icon } from '../../../components/icon.tsx';
import { RichLineView } from '../../../components/rich-text.tsx';
import { findingInWords } from './messages/en/goal-findings.ts';
import { PartHeading } from './part-heading.tsx';
import { tryItWords as words } from './messages/en/try-it.ts';
import type { GoalMark } from './use-goals.ts';

type GoalState = 'untried' | 'met' | 'earned' | 'unmet';

const isMet = ({ result, current }: GoalMark): boolean => current && result?.met === true;

function stateOf(mark: GoalMark): GoalState {
  if (isMet(mark)) return 'met';
  if (mark.earned) return 'earned';
  return mark.result === undefined ? 'untried' : 'unmet';
}

const icons = { untried: Circle, met: CircleCheckBig, earned: CircleCheck, unmet: CircleDot };

function resultInWords({ happens }: Goal, mark: GoalMark): string {
  const { result, current } = mark;
  const finding = result?.met === false ? findingInWords(result.finding, happens) : null;
  switch (stateOf(mark)) {
    case 'untried':
      return words.goals.unchecked;
    case 'met':
      return words.goals.met;
    case 'earned':
      return finding === null || !current ? words.goals.earned : words.goals.earnedNotNow(finding);
    case 'unmet':
      break;
  }
  return words.goals.unmet(finding ?? '');
}

const GoalItem = ({ goal, mark }: { readonly goal: Goal; readonly mark: GoalMark }) => {
  const state = stateOf(mark);
  return (
    <li data-goal={state}>
      <Icon of={icons[state]} size={22} />
      <div>
        <span>
          <RichLineView text={goal.says} />
        </span>{' '}
        <div className="field-hint">{resultInWords(goal, mark)}</div>
      </div>
    </li>
  );
};

function outcomeInWords(marks: readonly GoalMark[], checking: boolean): string {
  const met = marks.filter(isMet).length;
  if (marks.every(({ current }) => current))
    return met === marks.length ? words.goals.done(marks.length) : words.goals.some(met, marks.length);
  if (checking) return words.goals.checking;
  return marks.some(({ result }) => result !== undefined) ? words.goals.changed : words.goals.untried;
}

/**
 * The goals of a program, each with its result. Screen readers announce the result after the check. A goal that an earlier program met keeps its check mark.
 */
export const GoalList = ({
  goals,
  marks,
  checking,
}: {
  readonly goals: readonly Goal[];
  readonly marks: readonly GoalMark[];
  readonly checking: boolean;
}) => {
  const id = useId();
  const done = marks.every(isMet);
  return (
    <section className="try-it-goals" aria-labelledby={id}>
      <PartHeading id={id}>{words.goals.title}</PartHeading>
      <ul className="plain stack" data-gap="2">
        {goals.map((goal, at) => (
          <GoalItem
            key={at}
            goal={goal}
            mark={marks[at] ?? { result: undefined, current: false, earned: false }}
          />
        ))}
      </ul>
      <output className="goal-outcome" data-done={done || undefined}>
        {done ? <Icon of={CircleCheckBig} size={22} /> : null}
        {outcomeInWords(marks, checking)}
      </output>
    </section>
  );
};
