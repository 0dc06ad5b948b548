import { LinkButton } from '../../../components/button.tsx';
import { useLeaveToHere } from '../../../routes/leave-to.ts';
import { paths } from '../../../routes/paths.ts';
import { assignmentWords as words } from './messages/en/classrooms.ts';

export const PresentLink = (props: {
  readonly slug: string;
  readonly title: string;
  readonly version?: number | undefined;
}) => (
  <LinkButton
    to={paths.lessonView(props.slug, 'present', props.version)}
    state={useLeaveToHere()}
    aria-label={words.presentNamed(props.title)}
  >
    {words.present}
  </LinkButton>
);
