import { FileKey } from 'lucide-react';
import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { StoredLoginFile } from '#domain/classrooms/logins/login-file.ts';
import { loginFileNames } from '#domain/classrooms/logins/login-sheet.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { saveFile } from '../../../../components/save-file.ts';
import { SettingsRow } from '../../../../components/settings-row.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { useQuery } from '../../../../data/use-query.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { useStorageEntry } from '../../../../use-storage-entry.ts';
import { StoredJob } from '../../../platform/jobs/stored-job.tsx';
import { loginFileWords as words } from '../messages/en/login-files.ts';
import { fileTypeOf } from './chosen.tsx';
import { loginFileEntry } from './login-file-entry.ts';

/** Returns a number from a job's result. Throws a TypeError if it is missing. */
function numberIn(result: unknown, name: 'cards' | 'classrooms' | 'left'): number {
  const value: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, name) : null;
  if (typeof value === 'number') return value;
  throw new TypeError('a job that prints login cards returned an unexpected result');
}

const describeResult = (result: unknown): string => {
  const [cards, classrooms] = [numberIn(result, 'cards'), numberIn(result, 'classrooms')];
  return `${words.ready({ cards, classrooms })}${words.left(numberIn(result, 'left'))}`;
};

function Row({ file, onGone }: { readonly file: StoredLoginFile; readonly onGone: () => void }) {
  const { studentLogins } = useApp();
  const action = useAsyncAction();
  const name = words.name(file);
  const download = (): void =>
    action.run(
      () => studentLogins.file(file.id),
      (bytes) => {
        saveFile(loginFileNames[file.as], bytes, fileTypeOf(loginFileNames[file.as]));
        toast(words.downloaded);
      },
    );
  const remove = (): void =>
    action.run(
      () => studentLogins.removeFile(file.id),
      () => {
        toast(words.removed);
        onGone();
      },
    );
  const isGone = action.failure?.kind === 'student/no-such-login-file';
  return (
    <SettingsRow icon={FileKey}>
      <div className="settings-what">
        <strong>{name}</strong>
        <span className="quiet">{words.about(file)}</span>
        <FailureNotice failure={action.failure} />
      </div>
      {isGone ? (
        <Button onClick={onGone}>{words.dismiss}</Button>
      ) : (
        <div className="row">
          <Button
            variant="primary"
            aria-label={words.downloadOf(name)}
            aria-disabled={action.pending}
            onClick={download}
          >
            {words.download}
          </Button>
          <Button
            variant="quiet"
            aria-label={words.removeOf(name)}
            aria-disabled={action.pending}
            onClick={remove}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </SettingsRow>
  );
}

/** The progress of the latest file of login cards, which survives a reload, and the files that can be downloaded. Renders nothing if there are none. */
export function LoginFileList() {
  const { studentLogins } = useApp();
  const [job] = useStorageEntry(loginFileEntry);
  const query = useQuery(
    useCallback((options: ReadOptions) => studentLogins.files(options), [studentLogins]),
  );
  const { retry } = query;
  const files = query.state === 'read' ? query.value : [];
  const isFollowed = job !== null && job !== '';
  if (query.state === 'failed') return <FailureNotice failure={query.failure} />;
  if (files.length === 0 && !isFollowed) return null;
  return (
    <SectionCard id="login-files" heading={words.section} lead={words.lead}>
      <StoredJob
        entry={loginFileEntry}
        title={words.progress}
        describeResult={describeResult}
        onEnd={retry}
      />
      {files.length === 0 ? null : (
        <ul className="settings-list" aria-label={words.section}>
          {files.map((file) => (
            <Row key={file.id} file={file} onGone={retry} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
