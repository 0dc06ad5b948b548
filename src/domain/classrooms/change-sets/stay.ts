import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { RosterRow } from './roster.ts';

type Stay = Pick<RosterRow, 'fields'>;

/** Whether a stay in a classroom has ended on or before a day. Its end day is exclusive (ROS-9). */
export const hasEnded = ({ fields: { to } }: Stay, day: IsoDate): boolean => to !== undefined && to <= day;

export const coversDay = (stay: Stay, day: IsoDate): boolean =>
  (stay.fields['from'] ?? '') <= day && !hasEnded(stay, day);

/** Ends a stay on a day. If it begins later, its end equals its start. */
export const endedOn = (stay: RosterRow, day: IsoDate): RosterRow => {
  const { from = '' } = stay.fields;
  return { ...stay, fields: { ...stay.fields, to: day < from ? from : day } };
};
