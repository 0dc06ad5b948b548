import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { FetchedPart, fetchedPart } from '../components/fetched-part.tsx';
import { Icon } from '../components/icon.tsx';
import { calendarWords as words } from '../messages/en/calendar.ts';
import { fetched } from '../routes/chunk-error.ts';

const calendar = fetchedPart(async () => (await fetched(import('./calendar.tsx'))).Calendar);

function setDay(input: HTMLInputElement, day: IsoDate): void {
  input.valueAsDate = new Date(day);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const Opener = (props: { readonly onClick?: () => void }) => (
  <button type="button" aria-label={words.open} {...props}>
    <Icon of={CalendarDays} />
  </button>
);

/** The button of the date input before it. Opens a calendar with weeks that start on Sunday (spec §9). */
export const DateButton = ({ first, last }: { readonly first: string; readonly last: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const input = () => place.current?.parentElement?.querySelector('input') ?? null;
  return (
    <div className="date-button" ref={place}>
      {opened ? (
        <FetchedPart part={calendar} waiting={<Opener />}>
          {(Calendar) => (
            <Calendar
              first={first}
              last={last}
              read={() => input()?.value ?? ''}
              onChoose={(day) => {
                const found = input();
                if (found !== null) setDay(found, day);
              }}
            />
          )}
        </FetchedPart>
      ) : (
        <Opener onClick={() => setOpened(true)} />
      )}
    </div>
  );
};
