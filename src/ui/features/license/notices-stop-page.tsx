import { useState } from 'react';
import { useParams } from 'react-router';
import { useApp } from '../../app-context.tsx';
import { AccountPage } from '../../components/account-page.tsx';
import { Button, LinkButton } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { paths } from '../../routes/paths.ts';
import { stopMailsWords as words } from './messages/en/notices.ts';

/** `/notices/stop/{key}`: stops mails by one click, and not by opening the link: mail programs open links, too (LIC-9). */
export function Component() {
  const { key = '' } = useParams();
  const { license } = useApp();
  const action = useAsyncAction();
  const [stopped, setStopped] = useState(false);
  const stop = (): void =>
    action.run(
      () => license.stopMails(key),
      () => setStopped(true),
    );
  return (
    <AccountPage>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <FailureNotice failure={action.failure} />
      {stopped ? (
        <>
          <Notice tone="success">{words.stopped}</Notice>
          <LinkButton wide to={paths.lessons}>
            {words.goOn}
          </LinkButton>
        </>
      ) : (
        <Button wide variant="primary" aria-disabled={action.pending} onClick={stop}>
          {words.stop}
        </Button>
      )}
    </AccountPage>
  );
}
