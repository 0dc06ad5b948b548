import { useMayImport } from '../data/use-may-import.ts';
import { newYearLink } from '../messages/en/new-year.ts';
import { paths } from '../routes/paths.ts';
import { LinkButton } from './button.tsx';

/** Leads whoever may bring a roster in to the turn of a school's year (ROS-7); nothing for others. */
export const NewYearLink = () =>
  useMayImport() ? <LinkButton to={paths.newYear}>{newYearLink}</LinkButton> : null;
