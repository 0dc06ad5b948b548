import { Circle, CircleCheckBig, CircleDot } from 'lucide-react';
import { useId } from 'react';
import type { GoalResult } from '#domain/programs/check-goals.ts';
import type { Goal } from '#domain/programs/project.ts';
import { Icon } from '../../components/icon.tsx';
import { RichLine } from '../../components/rich-text.tsx';
import { findingInWords } from './messages/en/goal-findings.ts';
import { tryItWords as words } from './messages/en/try-it.ts';

const GoalItem = ({ goal, result }: { readonly goal: Goal; readonly result: GoalResult | undefined }) => {
  const state = result === undefined ? 'untried' : result.met ? 'met' : 'unmet';
  const icon = { untried: Circle, met: CircleCheckBig, unmet: CircleDot }[state];
  return (
    <li data-goal={state}>
      <Icon of={icon} size={22} />
      <div>
        <span>
          <RichLine text={goal.says} />
        </span>{' '}
        <span className="goal-result">
          {result === undefined
            ? words.goals.unchecked
            : result.met
              ? words.goals.met
              : words.goals.unmet(findingInWords(result.finding))}
        </span>
      </div>
    </li>
  );
};

/** What the program is to do, and how far it does. The outcome is told to screen readers when all has been tried. */
export const GoalList = ({
  goals,
  results,
}: {
  readonly goals: readonly Goal[];
  readonly results: readonly GoalResult[];
}) => {
  const id = useId();
  const tried = results.length === goals.length;
  const met = results.filter((result) => result.met).length;
  const done = tried && met === goals.length;
  return (
    <section className="try-it-goals" aria-labelledby={id}>
      <h4 id={id}>{words.goals.title}</h4>
      <ul>
        {goals.map((goal, at) => (
          <GoalItem key={at} goal={goal} result={results[at]} />
        ))}
      </ul>
      <output className="goal-outcome" data-done={done || undefined}>
        {done ? <Icon of={CircleCheckBig} size={22} /> : null}
        {done
          ? words.goals.done(goals.length)
          : tried
            ? words.goals.some(met, goals.length)
            : words.goals.untried}
      </output>
    </section>
  );
};
