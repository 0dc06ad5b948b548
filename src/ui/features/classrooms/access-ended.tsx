import { Notice } from '../../components/notice.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { classroomWords } from './messages/en/classrooms.ts';
import { paths } from '../../routes/paths.ts';

const { ended } = classroomWords;

/** Explains that the trial or the license has ended, and what is still possible. */
export const AccessEnded = () => (
  <Notice tone="warning" title={ended.title}>
    <p>
      {ended.advice} <TextLink to={paths.license}>{ended.link}</TextLink>
    </p>
  </Notice>
);
