import { useCallback, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { valueOf } from '../../../../data/query.ts';
import { useQuery } from '../../../../data/use-query.ts';
import { childFailure } from '../messages/en/child-failure.ts';
import { studentClassWords } from '../messages/en/student-class.ts';

const words = studentClassWords.share;

/** Gives a copy of the program to the student's partners of the day. Renders nothing for a student without a partner (CLS-2). */
export const GiveCopy = ({ programId }: { readonly programId: string }) => {
  const { studentClass } = useApp();
  const query = useQuery(
    useCallback((options: ReadOptions) => studentClass.partners(options), [studentClass]),
  );
  const [message, setMessage] = useState<string | null>(null);
  const names = (valueOf(query) ?? []).map(({ name }) => bidiIsolate(name));
  if (names.length === 0) return null;
  const give = async (): Promise<void> => {
    await studentClass.settle();
    const given = await studentClass.share(programId);
    setMessage(given.ok ? words.given(names) : childFailure(given.error));
  };
  return (
    <>
      <Button className="class-big" onClick={() => void give()}>
        {words.give(names)}
      </Button>
      <output>{message}</output>
    </>
  );
};
