import { useEffect, useState } from 'react';
import { consentTo, dueConsents, type ConsentSubject } from '#domain/identity/consents/consent.ts';
import { useApp } from '../app-context.tsx';
import { Button } from '../components/button.tsx';
import { ConsentLinks } from '../components/consent-links.tsx';
import { FailureNotice } from '../components/notices/failure-notice.tsx';
import { Notice } from '../components/notices/notice.tsx';
import { toast } from '../components/notices/toast.ts';
import { useAsyncAction } from '../forms/use-async-action.ts';
import { consents as words } from '../messages/en/consents.ts';

const nothing: readonly ConsentSubject[] = [];

/**
 * Asks for consent to a new version of the agreements (ORG-10). The notice does not block the page: without consent, the user can still read, export and log
 * out.
 */
export function ConsentNotice() {
  const { consents } = useApp();
  const action = useAsyncAction();
  const [due, setDue] = useState(nothing);
  useEffect(() => {
    const visit = new AbortController();
    // If this fails, the next page asks for consent again.
    void consents.read({ signal: visit.signal }).then((last) => {
      if (last.ok && !visit.signal.aborted) setDue(dueConsents(last.value));
    });
    return () => visit.abort();
  }, [consents]);
  const agree = (): void =>
    action.run(
      () => consents.give(due.map((subject) => consentTo(subject))),
      () => {
        setDue(nothing);
        toast(words.thanks);
      },
    );
  return due.length === 0 ? null : (
    <Notice title={words.noticeTitle}>
      <p>
        <ConsentLinks />. {words.notice}
      </p>
      <FailureNotice failure={action.failure} />
      <Button aria-disabled={action.pending} onClick={agree}>
        {words.submit}
      </Button>
    </Notice>
  );
}
