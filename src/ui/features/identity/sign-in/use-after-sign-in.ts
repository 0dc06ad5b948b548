import { useNavigate } from 'react-router';
import type { SignInOutcome } from '#application/client/identity/session/complete-sign-in.ts';
import { pathAfterSignIn } from '#domain/identity/navigation/after-sign-in.ts';
import { useApp } from '../../../app-context.tsx';
import { announceSignIn } from './announce-sign-in.ts';

export function useAfterSignIn(): (entered: SignInOutcome, returnPath: string | null) => void {
  const { session } = useApp();
  const navigate = useNavigate();
  return (entered, returnPath) => {
    announceSignIn(entered);
    void navigate(pathAfterSignIn(session.current(), returnPath), { replace: true });
  };
}
