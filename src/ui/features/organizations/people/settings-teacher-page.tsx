import { useLoaderData, useParams } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { MemberProfile } from '#domain/organizations/members/member.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { Chip } from '../../../components/chip.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { SectionColumns } from '../../../layouts/section-columns.tsx';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { pageFailure } from '../../../routes/page-failure.ts';
import { ownTeacherId, paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { MemberActivity } from './member-activity.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberHistory } from './member-history.tsx';
import { shownName } from './member-table.tsx';
import { memberPage as words, roleWords, statusWords } from './messages/en/members.ts';
import { OwnedClassrooms } from './owned-classrooms.tsx';

/** Loads a member, or the user's own membership. Results in a 404 if it is out of scope (ORG-3). */
export async function loader(app: ClientApp, { params, signal }: PageVisit) {
  const { teacherId = '' } = params;
  const isOwn = teacherId === ownTeacherId;
  const read = await (isOwn ? app.members.own({ signal }) : app.members.byId(teacherId, { signal }));
  if (!read.ok && read.error.kind === 'member/not-found') throw pageFailure(404, { kind: read.error.kind });
  return read;
}

const Profile = ({ profile }: { readonly profile: MemberProfile }) => {
  const { member, owned, history } = profile;
  const { details } = member;
  const runs = personOf(useSession())?.accountType !== 'teacher';
  return (
    <>
      <div className="stack">
        <PageTitle eyebrow={bidiIsolate(details?.school.name ?? '')}>
          {bidiIsolate(shownName(member))}
        </PageTitle>
        <div className="chip-row">
          {details === null ? null : <Chip>{roleWords[details.role]}</Chip>}
          {details?.status === 'deactivated' ? <Chip tone="sun">{statusWords.deactivated}</Chip> : null}
          {details?.billingContact === true ? <Chip tone="harbor">{words.billingContact}</Chip> : null}
          {member.you ? <Chip tone="moss">{words.you}</Chip> : null}
        </div>
      </div>
      <SectionColumns
        first={<OwnedClassrooms owned={owned} />}
        summary={
          <>
            <MemberActions profile={profile} />
            <MemberFacts member={member} />
          </>
        }
        rest={
          <>
            <MemberHistory history={history} />
            {/* An action changes the member and adds to the shown lists. */}
            {runs ? <MemberActivity key={JSON.stringify(member)} id={member.id} /> : null}
          </>
        }
      />
    </>
  );
};

export function Component() {
  const { teacherId = '' } = useParams();
  const query = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), teacherId);
  useRevalidateOnFocus();
  return (
    <SettingsPage>
      <TextLink alone to={paths.teachers}>
        {words.back}
      </TextLink>
      <QueryBoundary key={teacherId} query={query}>
        {(profile) => <Profile profile={profile} />}
      </QueryBoundary>
    </SettingsPage>
  );
}
