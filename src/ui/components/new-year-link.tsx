import { personOf } from '#domain/policy/session.ts';
import { useSession } from '../app-context.tsx';
import { useRefusal } from '../data/use-refusal.ts';
import { newYearLink } from '../messages/en/new-year.ts';
import { paths } from '../routes/paths.ts';
import { LinkButton } from './button.tsx';

/** Leads whoever may bring a roster in to the turn of a school's year (ROS-7); nothing for others. */
export const NewYearLink = () => {
  const organization = personOf(useSession())?.organization?.path ?? null;
  const refusal = useRefusal('roster.import', { relation: 'none', organization });
  return refusal === null ? <LinkButton to={paths.newYear}>{newYearLink}</LinkButton> : null;
};
