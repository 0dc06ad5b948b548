import { Fragment } from 'react';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { BlockStack } from '../../../../components/block-stack.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { RichLineView } from '../../../../components/rich-text.tsx';
import { TextAnchor } from '../../../../components/text-link.tsx';
import { lessonPage } from '../messages/en/lesson-page.ts';
import { lessonNames } from '../messages/en/lessons.ts';
import { lessonDownload } from '../messages/en/lesson-views.ts';
import { DownloadButton } from '../download/download-button.tsx';
import { LessonSection, LessonTextSection } from '../lesson-section.tsx';
import { LockedNotice } from '../locked-notice.tsx';

type Props = { readonly lesson: LessonForReader };

const ways = ['support', 'stretch', 'accessibility', 'ell'] as const;

export const LessonDifferentiation = ({ lesson: { differentiation } }: Props) => (
  <LessonTextSection name="differentiation" of={differentiation}>
    <div className="ways">
      {ways
        .filter((group) => differentiation[group].length > 0)
        .map((group) => (
          <div key={group} className="prose">
            <h3>{lessonPage.differentiation[group]}</h3>
            <ul>
              {differentiation[group].map((text, at) => (
                <li key={at}>
                  <RichLineView text={text} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  </LessonTextSection>
);

export const LessonStandards = ({ lesson: { standards } }: Props) => (
  <LessonTextSection name="standards" of={standards}>
    <dl className="entries stack">
      {standards.map(({ framework, code, text, alignment }) => (
        <div key={`${framework} ${code}`}>
          <dt className="row" data-gap="2">
            {framework} {code} <Chip>{lessonNames.alignments[alignment]}</Chip>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p className="quiet">
      {lessonPage.standardsSource} {lessonPage.standardsWordForWord}
      {lessonPage.standardsLinks.map(([href, label], index) => (
        <Fragment key={href}>
          {index === 0 ? ' ' : ', '}
          <TextAnchor href={href}>{label}</TextAnchor>
        </Fragment>
      ))}
      .
    </p>
  </LessonTextSection>
);

export const VocabularyList = ({ vocabulary }: Pick<Props['lesson'], 'vocabulary'>) => (
  <dl className="entries stack">
    {vocabulary.map(({ term, definition }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{definition}</dd>
      </div>
    ))}
  </dl>
);

export const LessonVocabulary = ({ lesson: { vocabulary } }: Props) => (
  <LessonTextSection name="vocabulary" of={vocabulary}>
    <VocabularyList vocabulary={vocabulary} />
  </LessonTextSection>
);

export const LessonBlocks = ({ lesson: { blocks } }: Props) => (
  <LessonTextSection name="blocks" of={blocks}>
    <ul className="known-blocks stack" data-gap="3">
      {blocks.map(({ label, category, introduced }) => (
        <li key={label} className="row" data-gap="2-4">
          <BlockStack program={label} />
          <span className="quiet">{category}</span>
          {introduced ? <Chip tone="sun">{lessonPage.blockNew}</Chip> : null}
        </li>
      ))}
    </ul>
  </LessonTextSection>
);

export const LessonResources = ({ lesson: { slug, resources, assessment, studentSheet } }: Props) => (
  <LessonSection name="resources">
    <div className="row no-print">
      <DownloadButton slug={slug} variant="secondary" />
      <DownloadButton slug={slug} part="slides" variant="secondary" />
      {studentSheet === undefined ? null : <DownloadButton slug={slug} part="sheet" variant="secondary" />}
    </div>
    <p className="quiet no-print">
      {assessment.answers.kind === 'open' ? lessonDownload.about : lessonDownload.aboutOpenParts}{' '}
      {lessonDownload.edit}
    </p>
    {resources.length === 0 ? null : (
      <ul className="resources stack" data-gap="3">
        {resources.map((resource) => (
          <li key={resource.kind === 'open' ? resource.value.id : resource.title}>
            {resource.kind === 'locked' ? (
              <LockedNotice part={resource} />
            ) : (
              <>
                <TextAnchor href={resource.value.url}>{resource.value.title}</TextAnchor>{' '}
                <span className="quiet">
                  {lessonNames.resources[resource.value.kind]},{' '}
                  {lessonNames.audiences[resource.value.audience]}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    )}
  </LessonSection>
);
