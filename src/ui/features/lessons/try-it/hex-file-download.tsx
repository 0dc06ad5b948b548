import { useId, useState } from 'react';
import type { Program } from '#domain/lessons/programs/program.ts';
import { useApp } from '../../../app-context.tsx';
import { AnchorButton, Button } from '../../../components/button.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { hexFileWords as words, pythonEditor } from './messages/en/hex-file.ts';

/** Offers the program as a file for a micro:bit, for computers that cannot connect to a board (C24). */
export const HexFileDownload = ({ program }: { readonly program: Program }) => {
  const { dock } = useApp();
  const id = useId();
  const [status, setStatus] = useState('');
  const save = async (chosen: string | null): Promise<void> => {
    setStatus(words.making);
    const { file, failure } = await dock.file(program, chosen);
    if (file !== null)
      saveFile(words.fileName, new TextEncoder().encode(file.text), 'application/octet-stream');
    setStatus(failure === null ? words.saved(file?.boards ?? []) : words.failures[failure.kind]);
  };
  return (
    <section className="hex-file" aria-label={words.title}>
      <p>
        <strong>{words.title}.</strong> {words.lead}
      </p>
      <Button size="sm" onClick={() => void save(null)}>
        {words.save}
      </Button>
      <p>{words.forV2}</p>
      <div className="try-it-bar row">
        <AnchorButton size="sm" href={pythonEditor} target="_blank" rel="noreferrer">
          {words.editor}
        </AnchorButton>
        <label htmlFor={id}>{words.choose}</label>
        <input
          id={id}
          type="file"
          accept=".hex"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void file.text().then(save);
          }}
        />
      </div>
      <output>{status}</output>
    </section>
  );
};
