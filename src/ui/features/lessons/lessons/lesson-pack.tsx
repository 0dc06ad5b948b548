import { classSizes } from '#domain/lessons/lessons/lesson-time.ts';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import type { BySize, UnitPack } from '#domain/lessons/lessons/unit-pack.ts';
import { AnchorButton } from '../../../components/button.tsx';
import { TableFrame } from '../../../components/table-frame.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../routes/paths.ts';
import { CopyLink, PrintButton } from './lesson-actions.tsx';
import { ToLesson } from './views/lesson-student-view.tsx';
import { lessonPage } from './messages/en/lesson-page.ts';
import { lessonActions, packView as words } from './messages/en/lesson-views.ts';

const { printables } = lessonPage;
const sizes = Object.values(classSizes);

const Numbers = ({ of }: { readonly of: BySize }) =>
  sizes.map((students, at) => (
    <td key={students} className="number">
      {of[at]}
    </td>
  ));

const SizeHeads = () =>
  sizes.map((students) => (
    <th key={students} scope="col" className="number">
      {words.students(students)}
    </th>
  ));

export const LessonPackView = ({ pack: { slug, unit, lessons, things } }: { readonly pack: UnitPack }) => (
  <article className="sheet-view stack" data-gap="6">
    <nav className="lesson-actions no-print" aria-label={lessonActions.name}>
      <ToLesson slug={slug} />
      <PrintButton label={words.print} />
      <CopyLink path={paths.lessonView(slug, 'pack')} />
    </nav>
    <div className="sheet prose panel">
      <h1 tabIndex={-1} data-page-heading="">
        {words.title(unit.title)}
      </h1>
      <p>{words.lead}</p>
      <h2>{words.things}</h2>
      <TableFrame label={words.things}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.lessons}</th>
              <SizeHeads />
            </tr>
          </thead>
          <tbody>
            {things.map((thing) => (
              <tr key={thing.name}>
                <th scope="row">
                  {thing.name}
                  {thing.optional ? <span className="quiet"> ({lessonPage.materials.optional})</span> : null}
                </th>
                <td>{thing.lessons.join(', ')}</td>
                <Numbers of={thing.qty} />
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <h2>{words.paper}</h2>
      <p>{words.paperLead}</p>
      <TableFrame label={words.paper}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.lesson}</th>
              <SizeHeads />
            </tr>
          </thead>
          <tbody>
            {lessons.map((lesson) => (
              <tr key={lesson.slug}>
                <th scope="row">
                  {lesson.position}. <TextLink to={paths.lesson(lesson.slug)}>{lesson.title}</TextLink>
                  <span className="row no-print">
                    {paperSizes.map((paper) => (
                      <AnchorButton
                        key={paper}
                        size="sm"
                        variant="quiet"
                        href={paths.lessonPrintables(lesson.slug, paper)}
                        download={`${lesson.slug}-printables.pdf`}
                        aria-label={printables.linkTo(lesson.title, printables.papers[paper])}
                      >
                        {printables.papers[paper]}
                      </AnchorButton>
                    ))}
                  </span>
                </th>
                {sizes.map((students, at) => (
                  <td key={students} className="number">
                    {words.each(lesson.sheets[at] ?? 0, lesson.minutes[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  </article>
);
