import { Lock } from 'lucide-react';
import { useLocation } from 'react-router';
import type { LockedPart } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { loginPath } from '#domain/identity/navigation/paths.ts';
import { useSession } from '../../../app-context.tsx';
import { Icon } from '../../../components/icon.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { locked } from './messages/en/lesson-page.ts';
import { paths } from '../../../routes/paths.ts';

const WayOn = ({ part }: { readonly part: LockedPart }) => {
  const { pathname } = useLocation();
  if (part.reason !== 'sign-in') return <TextLink to={paths.license}>{locked.seeLicense}</TextLink>;
  return (
    <>
      <TextLink to={loginPath({ pathname, search: '', hash: '' })}>{locked.logIn}</TextLink>
      <TextLink to={paths.signUp}>{locked.signUp}</TextLink>
    </>
  );
};

export const LockedNotice = ({ part }: { readonly part: LockedPart }) => {
  const session = useSession();
  const opening = part.reason === 'sign-in' && session.state === 'signed-in';
  return (
    <div className="locked" data-part={part.part}>
      <Icon of={Lock} />
      <div>
        <p>
          <strong>{part.title}</strong>
        </p>
        <p>{locked.parts[part.part]}</p>
        <p>{opening ? locked.opening : locked.reasons[part.reason]}</p>
        {opening ? null : (
          <p className="row no-print">
            <WayOn part={part} />
          </p>
        )}
      </div>
    </div>
  );
};
