import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import type { StoredExport } from '#domain/platform/privacy/personal-export.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { exportsWords as words } from './messages/en/export.ts';

type Props = {
  readonly files: readonly StoredExport[];
  readonly onExpired: () => void;
};

/** The files that are ready, newest first. A button downloads each file with the user's login. */
export function ExportFiles({ files, onExpired }: Props) {
  const { exports } = useApp();
  const [expired, setExpired] = useState(false);
  const action = useAsyncAction();
  const download = (id: string): void => {
    setExpired(false);
    action.run(
      () => exports.file(id),
      (zip) => {
        if (zip === null) {
          setExpired(true);
          onExpired();
          return;
        }
        saveFile('my-data.zip', zip, 'application/zip');
        toast(words.downloaded);
      },
    );
  };
  return (
    <>
      <FailureNotice failure={action.failure} />
      {expired ? <Notice tone="warning">{words.expired}</Notice> : null}
      {files.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <ul className="settings-list" aria-label={words.list}>
          {files.map(({ id, madeAt, endsAt, bytes }) => (
            <SettingsRow key={id} icon={FileArchive}>
              <div className="settings-what">
                <strong>{words.file(madeAt)}</strong>
                <span className="quiet">{words.about(endsAt, bytes)}</span>
              </div>
              <Button
                aria-label={words.downloadOf(madeAt)}
                aria-disabled={action.pending}
                onClick={() => download(id)}
              >
                {words.download}
              </Button>
            </SettingsRow>
          ))}
        </ul>
      )}
    </>
  );
}
