import { useLoaderData, useNavigate, useParams } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { ok } from '#domain/result.ts';
import { AccountPage } from '../../../components/account-page.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { localMoment } from '../../../messages/local-moment.ts';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { recordPageWords as words } from './messages/en/child-record.ts';
import { CompareFile } from './record/compare-file.tsx';
import './record/record.css';

export const loader = (app: ClientApp, { params, signal }: PageVisit) =>
  app.students.checkRecord(params['code'] ?? '', { signal });

function WrongCode({ code }: { readonly code: string }) {
  const navigate = useNavigate();
  const { form, pending } = useSubmission<'code', string>(
    ({ code: typed }) => Promise.resolve(ok(typed.trim())),
    (typed) => {
      if (typed !== '') void navigate(paths.record(typed));
    },
  );
  return (
    <>
      <Notice tone="error" title={words.wrong}>
        {words.wrongAdvice}
      </Notice>
      <Form {...form} name="record">
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={code}
          disabled={!useHydrated()}
        />
        <SubmitButton pending={pending}>{words.check}</SubmitButton>
      </Form>
    </>
  );
}

/** `/records/{code}`: shows whether the code of a child's record is genuine, and whether a file is the issued one. Public (ROS-11). */
export function Component() {
  const { code = '' } = useParams();
  const read = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const query = useLoadedQuery(read, code);
  const isWrong = !read.ok && read.error.kind === 'student/no-such-record';
  return (
    <AccountPage>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      {isWrong ? (
        <WrongCode key={code} code={code} />
      ) : (
        <QueryBoundary query={query}>
          {({ madeAt, sha256, erased }) => (
            <>
              <Notice tone="success" title={words.genuine(localMoment(madeAt))}>
                {words.genuineAdvice}
              </Notice>
              {erased ? <Notice title={words.erased}>{words.erasedAdvice}</Notice> : null}
              <CompareFile key={sha256} sha256={sha256} />
            </>
          )}
        </QueryBoundary>
      )}
    </AccountPage>
  );
}
