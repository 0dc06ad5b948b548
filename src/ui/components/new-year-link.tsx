import { useOwnSubject } from '../data/use-own-subject.ts';
import { newYearLink } from '../messages/en/new-year.ts';
import { paths } from '../routes/paths.ts';
import { LinkButton } from './button.tsx';
import { Licensed } from './licensed.tsx';

/** A link to the new school year for users who may import rosters (ROS-7). Renders nothing for others. */
export function NewYearLink() {
  return (
    <Licensed action="roster.import" subject={useOwnSubject()} label={newYearLink}>
      <LinkButton to={paths.newYear}>{newYearLink}</LinkButton>
    </Licensed>
  );
}
