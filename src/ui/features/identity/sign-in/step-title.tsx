import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '../../../components/page-title.tsx';

/** The heading of a step that replaces the previous step on the same page. It takes the focus, so that screen readers read it. */
export const StepTitle = ({
  children,
  lead,
}: {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  }, []);
  return (
    <div ref={box}>
      <PageTitle lead={lead}>{children}</PageTitle>
    </div>
  );
};
