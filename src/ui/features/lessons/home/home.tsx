import { Circle, CircleCheck } from 'lucide-react';
import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import {
  type HomeFacts,
  homeOf,
  type MainTask,
  mainTask,
  type NextClass,
  type Office,
  type SetupStep,
} from '#domain/lessons/home/home.ts';
import { firstLesson } from '#domain/lessons/lessons/first-lesson.ts';
import { useApp } from '../../../app-context.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import type { LeaveTo } from '../../../routes/leave-to.ts';
import { paths } from '../../../routes/paths.ts';
import { homeWords as words } from './messages/en/home.ts';
import './home.css';

const stepPath = (step: SetupStep, classId: string | null): string => {
  if (step === 'teach') return paths.lesson(firstLesson);
  if (step === 'create' || classId === null) return paths.newClassroom;
  return step === 'names'
    ? `${paths.newStudent}?classroom=${encodeURIComponent(classId)}`
    : paths.classroomTab(classId, 'code');
};

const taskPath = (task: MainTask, { imports, importId }: Office): string => {
  const ofOne: Readonly<Record<MainTask, string>> = {
    joinRequests: paths.joinRequests,
    invitations: paths.invitationsSent,
    imports: imports === 1 && importId !== null ? paths.import(importId) : paths.imports,
    schools: paths.school,
    renew: paths.license,
    invite: paths.newTeacher,
  };
  return ofOne[task];
};

const Next = ({
  next: { id, name, slug, version, title, part, students, finished, needHelp },
}: {
  readonly next: NextClass;
}) => (
  <>
    <h3>
      <TextLink to={paths.classroom(id)}>{words.next(name, title, part)}</TextLink>
    </h3>
    {students === 0 ? null : <p>{words.finished(finished, students)}</p>}
    <div className="row">
      <LinkButton
        variant="primary"
        to={paths.lessonView(slug, 'present', version)}
        state={{ leaveTo: paths.classroom(id) } satisfies LeaveTo}
        aria-label={words.teachNamed(name, title)}
      >
        {words.teach}
      </LinkButton>
      <LinkButton to={paths.classroomTab(id, 'code')} aria-label={words.cardsNamed(name)}>
        {words.cards}
      </LinkButton>
      {needHelp === 0 ? null : (
        <TextLink alone to={paths.classroomTab(id, 'dashboard')}>
          {words.needHelp(needHelp)}
        </TextLink>
      )}
    </div>
  </>
);

const Steps = (props: Pick<ReturnType<typeof homeOf>, 'steps'> & { readonly classId: string | null }) => (
  <ol className="home-steps">
    {props.steps.map(({ step, done }) => (
      <li key={step} data-done={done || undefined}>
        <Icon of={done ? CircleCheck : Circle} />
        {done ? (
          <span>
            <VisuallyHidden>{words.done} </VisuallyHidden>
            {words.steps[step]}
          </span>
        ) : (
          <TextLink alone to={stepPath(step, props.classId)}>
            {words.steps[step]}
          </TextLink>
        )}
      </li>
    ))}
  </ol>
);

/** The open tasks of a user who runs a school or district. The first task has the primary button, unless a class has it. */
const Tasks = (props: {
  readonly facts: HomeFacts;
  readonly office: Office;
  readonly items: ReturnType<typeof homeOf>['items'];
  readonly main: MainTask | null;
}) => {
  const { facts, office, main } = props;
  const rest = props.items.filter(({ item }) => item !== main);
  return (
    <>
      {main === null ? null : (
        <div>
          <LinkButton variant="primary" to={taskPath(main, office)}>
            {main === 'renew'
              ? words.renew(facts.license.state)
              : main === 'invite'
                ? words.invite
                : words.items[main](office[main])}
          </LinkButton>
        </div>
      )}
      {rest.length === 0 ? null : (
        <ul className="home-items">
          {rest.map(({ item, count }) => (
            <li key={item}>
              <TextLink alone to={taskPath(item, office)}>
                {words.items[item](count)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const Contents = ({ facts }: { readonly facts: HomeFacts }) => {
  const { next, steps, items } = homeOf(facts);
  const { setup, office, license } = facts;
  return (
    <>
      <h2>{next === null && steps.length > 0 ? words.setup : words.heading}</h2>
      {next === null ? null : <Next next={next} />}
      {steps.length === 0 ? null : <Steps steps={steps} classId={setup?.classId ?? null} />}
      {office === null ? null : (
        <Tasks facts={facts} office={office} items={items} main={next === null ? mainTask(facts) : null} />
      )}
      <p className="home-license">
        {words.license(license.state, license.lastDay, license.seats)}{' '}
        <TextLink to={paths.license}>{words.toLicense}</TextLink>
      </p>
    </>
  );
};

/** The user's next steps, from the state of their classes, their school and their license (NAV-20). */
export const Home = () => {
  const { home } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => home.read(options), [home]));
  return (
    <Card as="section" className="home" aria-label={words.heading}>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(facts) => <Contents facts={facts} />}
      </QueryBoundary>
    </Card>
  );
};
