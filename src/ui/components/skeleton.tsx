import { shell } from '../messages/en/shell.ts';

/** One grey block in the place and size of what will come. */
const Skeleton = ({ shape = 'text' }: { readonly shape?: 'text' | 'title' | 'picture' | 'row' }) => (
  <span className="skeleton" data-shape={shape} aria-hidden="true" />
);

/** A page's worth of blocks that says once that it is loading. */
export const SkeletonPage = ({ rows = 4 }: { readonly rows?: number }) => (
  <>
    <noscript>
      <p>{shell.needsScript}</p>
    </noscript>
    <output className="stack" aria-label={shell.loading}>
      <Skeleton shape="title" />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </output>
  </>
);
