import {
  metIn,
  type PlannedLesson,
  type YearOfBand,
  type YearPlan,
} from '#domain/lessons/lessons/year-plan.ts';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { AnchorButton } from '../../../../components/button.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../routes/paths.ts';
import { lessonNames } from '../messages/en/lessons.ts';
import { year as words } from '../messages/en/year.ts';

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Entry = ({ lesson }: { readonly lesson: PlannedLesson }) => (
  <li className="panel">
    <p className="year-when">
      <strong>{words.seasons[lesson.season]}</strong> {words.period(lesson)}
    </p>
    <div className="year-lesson">
      <h3>
        <TextLink to={paths.lesson(lesson.slug)}>{lesson.title}</TextLink>
      </h3>
      <p className="quiet">
        {[
          lesson.unitTitle,
          lesson.setting.map((each) => lessonNames.settings[each]).join(', '),
          words.minutes(lesson.minutes),
          lesson.topics.join(', '),
        ].join(' · ')}
      </p>
      <p>{words.goals}</p>
      <ul>
        {lesson.goals.map((goal) => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
    </div>
    <dl className="stack" data-gap="3">
      {lesson.buildsOn.length === 0 ? null : (
        <Fact name={words.buildsOn}>
          {lesson.buildsOn.map(({ slug, title, band }, at) => (
            <span key={slug}>
              {at > 0 ? ', ' : null}
              <TextLink to={paths.lesson(slug)}>{words.before(title, band)}</TextLink>
            </span>
          ))}
        </Fact>
      )}
      {lesson.newBlocks.length === 0 ? null : (
        <Fact name={words.newBlocks}>{lesson.newBlocks.join(', ')}</Fact>
      )}
      <Fact name={words.standards}>{lesson.standards.join(', ')}</Fact>
    </dl>
  </li>
);

const Standards = ({ of }: { readonly of: YearOfBand }) => {
  const missing = of.standards.filter(({ lessons }) => lessons.length === 0);
  return (
    <div className="year-standards stack" data-gap="3">
      <h3>{words.met(metIn(of), of.standards.length)}</h3>
      <dl className="stack" data-gap="3" aria-label={words.covered}>
        {of.standards
          .filter(({ lessons }) => lessons.length > 0)
          .map(({ code, text, lessons }) => (
            <div key={code}>
              <dt>{code}</dt>
              <dd>
                {text}{' '}
                <span className="quiet">
                  {lessons
                    .map(({ title, alignment }) =>
                      alignment === 'addresses' ? title : words.supports(title),
                    )
                    .join(', ')}
                </span>
              </dd>
            </div>
          ))}
      </dl>
      {missing.length === 0 ? null : (
        <details>
          <summary>{`${words.notCovered} (${missing.length})`}</summary>
          <dl className="stack" data-gap="3">
            {missing.map(({ code, text }) => (
              <div key={code}>
                <dt>{code}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
};

const Band = ({ of }: { readonly of: YearOfBand }) => (
  <section className="year-band stack" aria-labelledby={`year-${of.band}`}>
    <h2 id={`year-${of.band}`}>{words.bands[of.band]}</h2>
    <p>{words.periodsOf(of.periods, of.lessons.length)}</p>
    <ol className="stack">
      {of.lessons.map((lesson) => (
        <Entry key={lesson.slug} lesson={lesson} />
      ))}
    </ol>
    <Standards of={of} />
  </section>
);

export const YearView = ({ plan }: { readonly plan: YearPlan }) => (
  <div className="page-width year stack" data-gap="6">
    <p>
      <TextLink alone to={paths.lessons}>
        {words.allLessons}
      </TextLink>
    </p>
    <PageTitle eyebrow={words.eyebrow} lead={words.lead}>
      {words.title}
    </PageTitle>
    <p className="row no-print">
      {words.download}{' '}
      {paperSizes.map((paper) => (
        <AnchorButton
          key={paper}
          size="sm"
          variant="secondary"
          href={paths.yearFile(paper)}
          download="scope-and-sequence.pdf"
        >
          {words.papers[paper]}
        </AnchorButton>
      ))}
    </p>
    {plan.bands.map((of) => (
      <Band key={of.band} of={of} />
    ))}
    <p className="quiet">{words.source}</p>
  </div>
);
