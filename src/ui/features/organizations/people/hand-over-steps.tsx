import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Member, MemberProfile } from '#domain/organizations/members/member.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Select } from '../../../forms/text-field.tsx';
import type { Colleague } from './colleagues.ts';
import { shownName } from './member-table.tsx';
import { leavingWords as words } from './messages/en/members.ts';

type Rooms = MemberProfile['owned'];

/** What happens to a classroom: it keeps its owner's name, is archived, or goes to a colleague. */
export type HandOverDestination = 'stays' | 'archive' | Colleague;
type Chosen = ReadonlyMap<string, HandOverDestination>;

const valueOf = (to: HandOverDestination): string => (typeof to === 'string' ? to : to.id);

export const ChooseDestinations = (props: {
  readonly rooms: Rooms;
  readonly colleagues: readonly Colleague[];
  readonly chosen: Chosen;
  readonly onChoose: (classroomId: string, to: HandOverDestination) => void;
}) => (
  <div className="stack">
    <p>{words.lead}</p>
    {props.rooms.map(({ id, name }) => (
      <FieldFrame key={id} label={words.whereTo(name)}>
        {(tied) => (
          <Select
            {...tied}
            value={valueOf(props.chosen.get(id) ?? 'stays')}
            onChange={({ currentTarget: { value } }) => {
              const heir = props.colleagues.find((colleague) => colleague.id === value);
              props.onChoose(id, heir ?? (value === 'archive' ? 'archive' : 'stays'));
            }}
          >
            <option value="stays">{words.stays}</option>
            <option value="archive">{words.toArchive}</option>
            {props.colleagues.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {words.toColleague(colleague.name)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
    ))}
  </div>
);

const outcomeOf = (name: string, to: HandOverDestination): string =>
  typeof to === 'string' ? words.outcome[to](name) : words.goesTo(name, to.name);

export const HandOverOutcome = (props: {
  readonly member: Member;
  readonly rooms: Rooms;
  readonly chosen: Chosen;
  readonly invitations: number;
}) => {
  const { member, rooms, chosen, invitations } = props;
  const effects = member.you ? words.ownEffects : words.effects(bidiIsolate(shownName(member)));
  return (
    <div className="stack">
      <p>{words.willHappen}</p>
      <ul className="plain-list">
        {rooms.map(({ id, name }) => (
          <li key={id}>{outcomeOf(name, chosen.get(id) ?? 'stays')}</li>
        ))}
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
        {invitations === 0 ? null : <li>{words.revokes(invitations)}</li>}
      </ul>
    </div>
  );
};
