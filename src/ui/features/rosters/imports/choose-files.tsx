import { chakra, FileUpload } from '@chakra-ui/react';
import { FileText, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { TextAreaField } from '../../../forms/text-area-field.tsx';
import { newImport as words } from './messages/en/import-wizard.ts';

const Chosen = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'target' },
    '& > li > span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  },
});

const dropzone = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  minHeight: '11rem',
  p: '5',
  textAlign: 'center',
  bg: 'surface',
  border: '2px dashed',
  borderColor: 'lineStrong',
  borderRadius: 'card',
  '&[data-dragging]': { bg: 'harborWash', borderColor: 'harbor', borderStyle: 'solid' },
} as const;

/** Creates a file from rows copied from a spreadsheet, which are pasted as tab-separated lines. */
const pastedFile = (text: string): File => new File([text], words.pastedName, { type: 'text/csv' });

/** The files of a roster, which the user drops, chooses, or pastes as rows (ROS-5). */
export function ChooseFiles({
  files,
  onChange,
}: {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}) {
  const [pastes, setPastes] = useState(false);
  const others = files.filter(({ name }) => name !== words.pastedName);
  const listed = pastes ? others : files;
  return (
    <div className="stack">
      <FileUpload.Root
        unstyled
        maxFiles={64}
        acceptedFiles={others}
        onFileAccept={({ files: added }) =>
          onChange([...files.filter((file) => !others.includes(file)), ...added])
        }
      >
        <FileUpload.HiddenInput accept=".csv,.tsv,.txt,.zip" />
        <FileUpload.Dropzone unstyled css={dropzone} disableClick>
          <Icon of={Upload} size={28} />
          <span>{words.drop}</span>
          <FileUpload.Trigger unstyled asChild>
            <Button>{words.choose}</Button>
          </FileUpload.Trigger>
          <span className="quiet">{words.filesHint}</span>
        </FileUpload.Dropzone>
      </FileUpload.Root>
      {listed.length === 0 ? null : (
        <Chosen aria-label={words.chosen}>
          {listed.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <Icon of={FileText} />
              <span>{bidiIsolate(file.name)}</span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={words.remove(file.name)}
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                <Icon of={X} />
              </Button>
            </li>
          ))}
        </Chosen>
      )}
      {pastes ? (
        <TextAreaField
          label={words.pasteLabel}
          hint={words.pasteHint}
          name="pasted"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) =>
            onChange(target.value.trim() === '' ? others : [...others, pastedFile(target.value)])
          }
        />
      ) : (
        <div>
          <Button size="sm" onClick={() => setPastes(true)}>
            {words.paste}
          </Button>
        </div>
      )}
    </div>
  );
}
