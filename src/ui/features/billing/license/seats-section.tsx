import { Progress } from '@chakra-ui/react';
import type { License } from '#domain/billing/license/license.ts';
import { freeSeats } from '#domain/organizations/members/seats.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { useRefusal } from '../../../data/use-refusal.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { paths } from '../../../routes/paths.ts';
import { SeatAssignment } from './seat-assignment.tsx';
import { licenseSeatWords as words } from './messages/en/license.ts';

type Seats = NonNullable<License['seats']>;

const Bar = ({ taken, limit }: { readonly taken: number; readonly limit: number }) => (
  <Progress.Root value={Math.min(taken, limit)} max={limit}>
    <Progress.Track aria-label={words.bar}>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
);

const Count = ({ limit, taken, promised, byPerson }: Seats) => {
  if (limit === null) return <p className="settings-value">{words.noLimit(taken)}</p>;
  return (
    <div className="stack" data-gap="2">
      <Bar taken={taken} limit={limit} />
      <p>
        <span className="settings-value">{words.taken(taken, limit)}</span>{' '}
        {taken > limit
          ? words.over(taken - limit, byPerson)
          : words.free(freeSeats({ limit, taken, promised }) ?? 0, promised)}
      </p>
    </div>
  );
};

/** The number of seats and of assigned seats. Users who assign seats also see a link to the people (LIC-4, R8). */
export function SeatsSection(seats: Seats) {
  const gives = useRefusal('license.assign-seats') === null;
  return (
    <SectionCard id="seats" heading={words.heading} lead={seats.byPerson ? words.byPersonLead : words.lead}>
      <Count {...seats} />
      {gives ? (
        <>
          <SeatAssignment byPerson={seats.byPerson} />
          <TextLink alone to={paths.teachers}>
            {words.toTeachers}
          </TextLink>
        </>
      ) : null}
    </SectionCard>
  );
}
