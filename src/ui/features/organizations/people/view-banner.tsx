import { chakra } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { StoredUser, Viewing } from '#domain/identity/account/session-user.ts';
import { memberName } from '#domain/organizations/members/member.ts';
import { useApp } from '../../../app-context.tsx';
import { ChakraIsland } from '../../../chakra/chakra-island.tsx';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useSecondsLeft } from '../../../data/use-seconds-left.ts';
import { hardNavigate } from '../../../routes/hard-navigate.ts';
import { paths } from '../../../routes/paths.ts';
import { peoplePage, viewBanner as words } from './messages/en/people.ts';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'banner',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    rowGap: '2',
    columnGap: '5',
    px: '4',
    py: '2',
    color: 'onSun',
    bg: 'sun',
    borderBottom: '3px solid {colors.onSun}',
    '& p': { display: 'flex', gap: '2', alignItems: 'center', fontWeight: 700 },
    '& .time': { fontVariantNumeric: 'tabular-nums' },
    '@media print': { position: 'static' },
  },
});

/**
 * The banner on every page while staff view as a user (ORG-5). Shows the user, the remaining time, and a button to end the view. Ending it loads a full page,
 * so that none of the user's data remains.
 */
export function ViewBanner({ person, viewing }: { readonly person: StoredUser; readonly viewing: Viewing }) {
  const { people } = useApp();
  const [over, setOver] = useState(false);
  const left = useSecondsLeft(viewing.until, () => setOver(true));
  const name = memberName(person) || peoplePage.unnamed;
  const stop = async (): Promise<void> => {
    // If the service cannot be reached, the view ends immediately in this browser, and on the service when its time is over.
    await people.stopViewing();
    hardNavigate({ pathname: paths.users, search: '', hash: '' });
  };
  return (
    <ChakraIsland>
      <Bar aria-label={words.label}>
        <p role={over ? 'alert' : 'status'}>
          <Icon of={Eye} /> {over ? words.over(name) : `${words.as(name)} ${words.readOnly}`}
        </p>
        {over ? null : (
          <span className="time" role="timer">
            {words.left(Math.floor(left / 60), left % 60)}
          </span>
        )}
        <Button size="sm" onClick={() => void stop()}>
          {over ? words.back : words.stop}
        </Button>
      </Bar>
    </ChakraIsland>
  );
}
