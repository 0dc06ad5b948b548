import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useApp } from '../app-context.tsx';
import { hardNavigate } from './hard-navigate.ts';
import { type ShownPage, sessionRedirect } from './session-redirect.ts';
import type { Visits } from './visits.ts';

/** The only listener that turns session changes into navigations. */
export function useSessionRedirect(shown: ShownPage, visits: Visits): void {
  const app = useApp();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const page = useRef({ ...shown, navigate, revalidate });
  useEffect(() => {
    page.current = { ...shown, navigate, revalidate };
  });
  useEffect(() => {
    const { session } = app;
    let before = session.current();
    const goTo = (to: string): void => void page.current.navigate(to, { replace: true });
    const askGuard = async (): Promise<void> => {
      const { access, location: to } = page.current;
      const redirectUrl = new URLSearchParams(to.search).get('redirectUrl');
      const decision = await app.navigation.guardRoute({
        access,
        action: null,
        to,
        from: visits.from(),
        redirectUrl,
      });
      if (decision.allow || decision.redirectTo === null) return;
      if (page.current.location.pathname === to.pathname) goTo(decision.redirectTo);
    };
    return session.subscribe(() => {
      const now = session.current();
      const consequence = sessionRedirect(before, now, page.current);
      before = now;
      if (consequence.kind === 'go') goTo(consequence.to);
      if (consequence.kind === 'load-again') void page.current.revalidate();
      if (consequence.kind === 'ask-guard') void askGuard();
      if (consequence.kind === 'start-over')
        hardNavigate({ pathname: page.current.location.pathname, search: '', hash: '' });
    });
  }, [app, visits]);
}
