import { type ReactNode, useEffect, useRef } from 'react';

export const StepHeading = ({
  first = false,
  children,
}: {
  readonly first?: boolean;
  readonly children: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!first) heading.current?.focus();
  }, [first]);
  return (
    <h1 ref={heading} tabIndex={-1} data-page-heading="">
      {children}
    </h1>
  );
};
