import type { ActivityPlan } from '#domain/lessons/lessons/lesson.ts';
import { RichTextView } from '../../../components/rich-text.tsx';
import { lessonNames } from './messages/en/lessons.ts';

export const TipList = ({
  tips,
  label,
}: {
  readonly tips: ActivityPlan['tips'];
  readonly label?: string;
}) => (
  <ul className="tips" aria-label={label}>
    {tips.map(({ kind, text }, at) => (
      <li key={at} data-kind={kind}>
        <p className="tip-kind">{lessonNames.tips[kind]}</p>
        <div>
          <RichTextView text={text} />
        </div>
      </li>
    ))}
  </ul>
);
