import { useNavigate } from 'react-router';
import type { Entered } from '#application/client/session/enter-session.ts';
import { pathAfterSignIn } from '#domain/policy/after-sign-in.ts';
import { useApp } from '../../app-context.tsx';
import { tellEntered } from './tell-entered.ts';

/** Leads somebody on who just signed in: to where they wanted to go, or to where they must go first. */
export function useEnter(): (entered: Entered, returnPath: string | null) => void {
  const { session } = useApp();
  const navigate = useNavigate();
  return (entered, returnPath) => {
    tellEntered(entered);
    void navigate(pathAfterSignIn(session.current(), returnPath), { replace: true });
  };
}
