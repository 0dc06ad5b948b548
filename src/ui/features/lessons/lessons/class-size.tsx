import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { classSizes } from '#domain/lessons/lessons/lesson-time.ts';

export const largestClass = 60;

/** Parses the number of students in a field or URL. Returns the default if it is missing or invalid. */
export const classSize = (text: string | null): number => {
  const students = Math.round(Number(text ?? ''));
  return students >= 1 && students <= largestClass ? students : classSizes.usual;
};

type ClassSize = { readonly students: number; readonly changeStudents: (students: number) => void };

const ClassSizeContext = createContext<ClassSize>({ students: classSizes.usual, changeStudents: () => {} });

/** Provides the number of students, which determines the materials and times of the lesson. Changes do not re-render the children. */
export const ClassSizeProvider = ({ children }: { readonly children: ReactNode }) => {
  const [students, changeStudents] = useState(
    classSize(new URLSearchParams(useLocation().search).get('students')),
  );
  return (
    <ClassSizeContext value={useMemo(() => ({ students, changeStudents }), [students])}>
      {children}
    </ClassSizeContext>
  );
};

export const useClassSize = (): ClassSize => use(ClassSizeContext);
