import { DatePicker, type DateValue, parseDate } from '@chakra-ui/react';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type IsoDate, parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import { Icon } from '../components/icon.tsx';
import { calendarWords as words } from '../messages/en/calendar.ts';
import { datePickerRecipe } from './date-picker-recipe.ts';

/** The first day of the week (Spec §9). */
const sunday = 0;

const timeZone = (): string => new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;

function daysOf(text: string): DateValue[] {
  const day = parseIsoDate(text);
  return day.ok ? [parseDate(day.value)] : [];
}

/** The button of a date field and its calendar. The calendar opens immediately, because it is loaded when the user presses the button. */
export const Calendar = ({
  first,
  last,
  read,
  onChoose,
}: {
  /** The first and the last day that can be chosen. Empty for no limit. */
  readonly first: string;
  readonly last: string;
  readonly read: () => string;
  readonly onChoose: (day: IsoDate) => void;
}) => {
  const [days, setDays] = useState(() => daysOf(read()));
  const button = useRef<HTMLButtonElement>(null);
  // The user's press loaded this calendar, so it opens immediately. With `defaultOpen`, Chakra would not move the focus into it.
  useEffect(() => button.current?.click(), []);
  const [min] = daysOf(first);
  const [max] = daysOf(last);
  return (
    <DatePicker.Root
      recipe={datePickerRecipe}
      locale="en-US"
      startOfWeek={sunday}
      timeZone={timeZone()}
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      value={days}
      {...(min && { min })}
      {...(max && { max })}
      onOpenChange={({ open }) => {
        if (open) setDays(daysOf(read()));
      }}
      onValueChange={({ value }) => {
        setDays(value);
        const [day] = value;
        if (day !== undefined) onChoose(day.toString());
      }}
    >
      <DatePicker.Control>
        <DatePicker.Trigger ref={button} aria-label={words.open}>
          <Icon of={CalendarDays} />
        </DatePicker.Trigger>
      </DatePicker.Control>
      <DatePicker.Positioner>
        <DatePicker.Content>
          <DatePicker.View view="day">
            <DatePicker.ViewControl>
              <DatePicker.PrevTrigger>
                <Icon of={ChevronLeft} />
              </DatePicker.PrevTrigger>
              <DatePicker.RangeText />
              <DatePicker.NextTrigger>
                <Icon of={ChevronRight} />
              </DatePicker.NextTrigger>
            </DatePicker.ViewControl>
            <DatePicker.DayTable />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  );
};
