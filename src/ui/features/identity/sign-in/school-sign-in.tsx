import { useEffect, useState } from 'react';
import { domainOf } from '#domain/organizations/domains/mail-domain.ts';
import type { SignInRule } from '#domain/organizations/domains/sign-in-rule.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { ProviderMark } from '../../../components/provider-marks.tsx';
import { providers } from '../../../messages/en/account.ts';
import { schoolSignIn as words } from './messages/en/school-sign-in.ts';
import { SignInTrouble } from './sign-in-trouble.tsx';
import { type ProviderNavigation, useProviderSignIn } from './use-provider-sign-in.ts';

/** Returns the login rule of a domain. Null until it is known, without a rule, or after a failure. */
function useSignInRule(domain: string): SignInRule | null {
  const { domains } = useApp();
  const [found, setFound] = useState<{ readonly domain: string; readonly rule: SignInRule | null } | null>(
    null,
  );
  useEffect(() => {
    let isOver = false;
    void domains.findSignInRule(domain).then((rule) => {
      if (!isOver) setFound({ domain, rule: rule.ok ? rule.value : null });
    });
    return () => {
      isOver = true;
    };
  }, [domain, domains]);
  return found?.domain === domain ? found.rule : null;
}

/**
 * Offers the login of the user's school, based only on the domain of the typed address (ORG-9). The password field stays, because the last owner of a school
 * can use it, and the page must not reveal who that is.
 */
export function SchoolSignIn({ email, ...navigation }: ProviderNavigation & { readonly email: string }) {
  const domain = domainOf(email);
  const rule = useSignInRule(domain);
  const { running, trouble, start, leave } = useProviderSignIn(navigation, email);
  if (rule === null) return null;
  const { provider, passwordAllowed } = rule;
  return (
    <div className="form-extras stack">
      <Notice tone="info">{passwordAllowed ? words.beside(domain) : words.only(domain)}</Notice>
      <Button variant="primary" wide aria-disabled={running !== null} onClick={() => void start(provider)}>
        <ProviderMark of={provider} /> {providers.goOnWith(providers.nameOf(provider))}
      </Button>
      <SignInTrouble trouble={trouble} onLeave={(other) => void leave(other)} />
    </div>
  );
}
