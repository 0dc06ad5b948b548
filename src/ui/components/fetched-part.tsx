import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { pages as words } from '../messages/en/pages.ts';
import { Button } from './button.tsx';
import { fetchMissingStyles } from './missing-styles.ts';
import { Notice } from './notice.tsx';

/** Where a part stands once it was fetched, or what is said in its place. */
type Place<Props> = {
  readonly missing: ReactNode;
  readonly children: (Component: ComponentType<Props>) => ReactNode;
};

/** A part of a page that somebody asks for, and that is fetched then. Made once, outside of components. */
export type Part<Props> = {
  /** The place of the part, which waits for it; the same until the next try. */
  place(): ComponentType<Place<Props>>;
  /** Has a part that could not be fetched fetched anew when it is shown next. */
  forgetFailure(): void;
};

/** What a fetch brings becomes a part. What a page can do without is an `optionalPart`. */
export function fetchedPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): Part<Props> {
  let last: ComponentType<Place<Props>> | null = null;
  let failed = false;
  const placeNow = (again: boolean): ComponentType<Place<Props>> =>
    lazy(async () => {
      try {
        if (again) await fetchMissingStyles();
        const Component = await fetchPart();
        failed = false;
        return { default: ({ children }: Place<Props>) => children(Component) };
      } catch (error) {
        // eslint-disable-next-line no-console -- parts are declared beside their page, where no log reaches them
        console.warn('A part of the page could not be fetched.', error);
        failed = true;
        return { default: ({ missing }: Place<Props>) => missing };
      }
    });
  return {
    place: () => (last ??= placeNow(failed)),
    forgetFailure: () => {
      if (failed) last = null;
    },
  };
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
 * Shows what was asked for, once it is fetched; until then `waiting`. Where it cannot be fetched (no network, another
 * build), a notice says so in its place, with ways to try again; the page around it stays as it is.
 */
export function FetchedPart<Props>({
  part,
  waiting = null,
  renderMissing = (notice) => notice,
  children,
}: {
  /** The same for as long as this is shown. */
  readonly part: Part<Props>;
  readonly waiting?: ReactNode;
  /** Where the notice stands, if not in the part's place as it is. */
  readonly renderMissing?: (notice: ReactNode) => ReactNode;
  readonly children: (Component: ComponentType<Props>) => ReactNode;
}) {
  const [Place, setPlace] = useState(() => part.place());
  useEffect(() => () => part.forgetFailure(), [part]);
  const again = (): void => {
    part.forgetFailure();
    setPlace(() => part.place());
  };
  return (
    <Suspense fallback={waiting}>
      <Place missing={renderMissing(<Missing onAgain={again} />)}>{children}</Place>
    </Suspense>
  );
}
