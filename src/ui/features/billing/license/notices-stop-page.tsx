import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useApp } from '../../../app-context.tsx';
import { AccountPage } from '../../../components/account-page.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { PlainAction } from '../../../forms/plain-action.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { paths } from '../../../routes/paths.ts';
import { noticeFailures } from '../../../messages/en/failures/notice-failures.ts';
import { stopMailsWords as words } from './messages/en/notices.ts';

/** The reply in a browser without scripts, which cannot load the messages of all failures. */
const refused = `${noticeFailures['notice/not-found'].says} ${noticeFailures['notice/not-found'].next}`;

/** `/notices/stop/{key}`: stops mails with one click. Opening the link does not stop them, because mail programs also open links (LIC-9). */
export function Component() {
  const { key = '' } = useParams();
  const { license } = useApp();
  const action = useAsyncAction();
  const answer = new URLSearchParams(useLocation().search).get('answer');
  const [stopped, setStopped] = useState(answer === 'stopped');
  const stop = (): void =>
    action.run(
      () => license.stopMails(key),
      () => setStopped(true),
    );
  return (
    <AccountPage>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <FailureNotice failure={action.failure} />
      {answer === 'refused' && action.failure === null ? <Notice tone="error">{refused}</Notice> : null}
      {stopped ? (
        <>
          <Notice tone="success">{words.stopped}</Notice>
          <LinkButton wide to={paths.lessons}>
            {words.goOn}
          </LinkButton>
        </>
      ) : (
        <PlainAction path={paths.stopMails(key)} variant="primary" action={action} onPress={stop}>
          {words.stop}
        </PlainAction>
      )}
    </AccountPage>
  );
}
