import { LinkButton } from '../../../../components/button.tsx';
import { paths } from '../../../../routes/paths.ts';
import { studentClassWords as words } from '../messages/en/student-class.ts';

export const NotHere = () => (
  <div className="class-step">
    <h1 tabIndex={-1} data-page-heading="">
      {words.activity.notHere}
    </h1>
    <LinkButton to={paths.classEntry} variant="primary" size="lg" className="class-big">
      {words.bar.today}
    </LinkButton>
  </div>
);
