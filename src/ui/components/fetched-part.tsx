import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { pages as words } from '../messages/en/pages.ts';
import { Button } from './button.tsx';
import { Notice } from './notices/notice.tsx';

type Place<Props> = {
  readonly missing: ReactNode;
  readonly children: (Component: ComponentType<Props>) => ReactNode;
};

/** Returns a component that shows a part loaded on demand. Returns the same component until the next attempt. Create a `Part` once, outside components. */
export type Part<Props> = () => ComponentType<Place<Props>>;

/** Makes a `Part` from a dynamic import. Use `optionalPart` for parts that a page does not need. */
export function fetchedPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): Part<Props> {
  let last: ComponentType<Place<Props>> | null = null;
  const placeNow = () =>
    lazy(async () => {
      try {
        const Component = await fetchPart();
        return { default: ({ children }: Place<Props>) => children(Component) };
      } catch (error) {
        // eslint-disable-next-line no-console -- parts are declared beside their page, where no log reaches them
        console.warn('A part could not be fetched.', error);
        last = null;
        return { default: ({ missing }: Place<Props>) => missing };
      }
    });
  return () => (last ??= placeNow());
}

const Missing = ({ onAgain }: { readonly onAgain: () => void }) => (
  <div className="stack">
    <Notice tone="error" title={words.partMissing}>
      <p>{words.partMissingAdvice}</p>
    </Notice>
    <div className="row">
      <Button onClick={onAgain}>{words.tryAgain}</Button>
      <Button variant="quiet" onClick={() => window.location.reload()}>
        {words.loadPageAgain}
      </Button>
    </div>
  </div>
);

/**
 * Shows `waiting` until a part is loaded, then the part. If it cannot be loaded (no network, or a new build), shows a notice with a retry button instead. The
 * rest of the page does not change.
 */
export function FetchedPart<Props>({
  part,
  waiting = null,
  renderMissing = (notice) => notice,
  children,
}: {
  readonly part: Part<Props>;
  readonly waiting?: ReactNode;
  readonly renderMissing?: (notice: ReactNode) => ReactNode;
  readonly children: (Component: ComponentType<Props>) => ReactNode;
}) {
  const [Place, setPlace] = useState(part);
  return (
    <Suspense fallback={waiting}>
      <Place missing={renderMissing(<Missing onAgain={() => setPlace(part)} />)}>{children}</Place>
    </Suspense>
  );
}
