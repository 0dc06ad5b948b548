import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { Person, PersonOrganization } from '#domain/organizations/directory/person.ts';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Dialog } from '../../../../chakra/dialog.tsx';
import { dayText } from '../member-table.tsx';
import {
  personColumnWords as labels,
  personWords as words,
  peoplePage,
  typeWords,
} from '../messages/en/people.ts';
import { paths } from '../../../../routes/paths.ts';
import { DomainsOfOrganization } from '../domains-of-organization.tsx';
import { domainsOf } from '../messages/en/domains-of.ts';
import { PersonActForm, type PersonAct } from './person-act-form.tsx';
import { accessText, shownPersonName } from '../person-table.tsx';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    columnGap: '6',
    rowGap: '3',
    '& dt': { fontSize: 'sm', color: 'textQuiet' },
    '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
  },
});

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const momentText = (timestamp: number | null, never: string): string =>
  timestamp === null ? never : dayText(timestamp);

const Facts = ({ person }: { readonly person: Person }) => (
  <List>
    <Fact label={labels.email}>{person.email ?? words.none}</Fact>
    <Fact label={labels.type}>{typeWords[person.accountType]}</Fact>
    {person.account === null ? null : <Fact label={labels.access}>{accessText(person.account)}</Fact>}
    <Fact label={labels.organization}>
      {person.organizations.map(({ name, role }) => `${name} (${typeWords[role]})`).join(', ') || words.none}
    </Fact>
    <Fact label={labels.lastActive}>{momentText(person.lastActiveAt, peoplePage.never)}</Fact>
    <Fact label={labels.since}>{dayText(person.since)}</Fact>
    <Fact label={labels.disabled}>{momentText(person.account?.disabledAt ?? null, words.notDisabled)}</Fact>
  </List>
);

const actsOn = ({ account }: Person): readonly PersonAct[] => [
  'viewAs',
  'resendLink',
  'extendTrial',
  'grantComplimentary',
  'changeType',
  account?.disabledAt === null ? 'disable' : 'enable',
  'erase',
];

export function PersonDialog({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: (changed: boolean) => void;
}) {
  const [act, setAct] = useState<PersonAct | null>(null);
  const [organization, setOrganization] = useState<PersonOrganization | null>(null);
  if (organization !== null) {
    return (
      <Dialog title={domainsOf.open(organization.name)} step="domains" wide onClose={() => onClose(false)}>
        <DomainsOfOrganization organization={organization} onBack={() => setOrganization(null)} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={act === null ? shownPersonName(person) : `${words[act]}: ${shownPersonName(person)}`}
      step={act ?? 'person'}
      wide
      onClose={() => onClose(false)}
    >
      {act === null ? (
        <>
          <Facts person={person} />
          {person.accountType === 'admin' ? (
            <p>{words.ofStaff}</p>
          ) : (
            <>
              <fieldset className="row" aria-label={words.actions}>
                {actsOn(person).map((each) => (
                  <Button
                    key={each}
                    variant={each === 'erase' ? 'danger' : each === 'viewAs' ? 'primary' : 'secondary'}
                    onClick={() => setAct(each)}
                  >
                    {words[each]}
                  </Button>
                ))}
              </fieldset>
              {person.organizations.map((each) => (
                <div key={each.id} className="row">
                  <LinkButton to={paths.schoolOf(each.id)} size="sm">
                    {words.settingsOf(each.name)}
                  </LinkButton>
                  <Button size="sm" onClick={() => setOrganization(each)}>
                    {domainsOf.open(each.name)}
                  </Button>
                </div>
              ))}
            </>
          )}
        </>
      ) : (
        <PersonActForm
          person={person}
          act={act}
          onBack={() => setAct(null)}
          onDone={() => onClose(act !== 'viewAs')}
        />
      )}
    </Dialog>
  );
}
