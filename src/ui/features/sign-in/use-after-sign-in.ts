import { useNavigate } from 'react-router';
import type { SignInOutcome } from '#application/client/session/complete-sign-in.ts';
import { pathAfterSignIn } from '#domain/policy/after-sign-in.ts';
import { useApp } from '../../app-context.tsx';
import { announceSignIn } from './announce-sign-in.ts';

/** Leads somebody on who just signed in: to where they wanted to go, or to where they must go first. */
export function useAfterSignIn(): (entered: SignInOutcome, returnPath: string | null) => void {
  const { session } = useApp();
  const navigate = useNavigate();
  return (entered, returnPath) => {
    announceSignIn(entered);
    void navigate(pathAfterSignIn(session.current(), returnPath), { replace: true });
  };
}
