import {
  lessonOutcomes,
  type ReportedLesson,
  type ReportSummary,
  understandings,
} from '#domain/lessons/lessons/lesson-report.ts';
import { Card } from '../../../components/card.tsx';
import { Chip } from '../../../components/chip.tsx';
import { Facts } from '../../../components/facts.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../routes/paths.ts';
import { reportsPage as words } from './messages/en/reports.ts';

const tally = <T extends string>(
  values: readonly T[],
  given: Readonly<Record<T, number>>,
  labels: Readonly<Record<T, string>>,
): string =>
  values
    .filter((value) => given[value] > 0)
    .map((value) => `${labels[value]} ${given[value]}`)
    .join(', ');

function minutesOf({ durationMin }: ReportedLesson, { taken, unfinished }: ReportSummary): string {
  const parts = [words.planned(durationMin)];
  if (taken !== null) parts.push(words.took(taken.from, taken.to));
  if (unfinished > 0) parts.push(words.unfinished(unfinished));
  return parts.join(', ');
}

export function LessonReportCard({
  lesson,
  summary,
}: {
  readonly lesson: ReportedLesson;
  readonly summary: ReportSummary;
}) {
  const { slug, title, reports } = lesson;
  const noted = reports.filter(({ note }) => note !== '');
  const facts = [
    [words.went, tally(lessonOutcomes, summary.outcomes, words.outcomes)],
    [words.minutes, minutesOf(lesson, summary)],
    [words.understood, tally(understandings, summary.understood, words.understandings)],
  ] as const;
  return (
    <Card as="section" aria-labelledby={`reports-of-${slug}`}>
      <div className="card-body">
        <div className="spread">
          <h2 id={`reports-of-${slug}`}>
            <TextLink alone to={paths.lesson(slug)}>
              {title}
            </TextLink>
          </h2>
          <Chip>{words.reports(summary.reports)}</Chip>
        </div>
        <Facts of={facts} />
        {noted.length === 0 ? null : (
          <details>
            <summary>{words.notes}</summary>
            <ul className="stack">
              {noted.map(({ note, version }, at) => (
                <li key={at}>
                  <span dir="auto">{note}</span> <span className="quiet">{words.version(version)}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Card>
  );
}
