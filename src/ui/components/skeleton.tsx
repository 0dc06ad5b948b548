import { shell } from '../messages/en/shell.ts';

type Shape = 'title' | 'text' | 'picture' | 'row' | 'tabs' | 'button';

const shapes = {
  list: ['title', 'text', 'row', 'picture', 'picture', 'picture', 'picture', 'picture', 'picture'],
  reading: ['title', 'text', 'picture', 'text', 'text', 'text', 'text', 'text'],
  form: ['title', 'text', 'row', 'row', 'row', 'button'],
  settings: ['tabs', 'title', 'text', 'row', 'row', 'row', 'row'],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;

export type PageKind = keyof typeof shapes;

export function pageKindOf(name: string | null): PageKind {
  if (name === 'lessons') return 'list';
  if (name?.startsWith('settings') === true) return 'settings';
  return name === 'lessons-lesson' || name?.startsWith('getting-started') === true ? 'reading' : 'form';
}

/** Placeholders in the layout of the page that is loading. Announces once that the page is loading. */
export const SkeletonPage = ({ kind }: { readonly kind: PageKind }) => (
  <>
    <noscript>
      <p>{shell.needsScript}</p>
    </noscript>
    <output className="skeleton-page" data-kind={kind} aria-label={shell.loading}>
      {shapes[kind].map((shape, at) => (
        <span key={at} className="skeleton" data-shape={shape} aria-hidden="true" />
      ))}
    </output>
  </>
);

/** A text and placeholders in place of a part of a page that is loading. */
export const SkeletonPart = ({ text = shell.loading }: { readonly text?: string }) => (
  <output className="stack">
    <span>{text}</span>
    <span className="skeleton" data-shape="row" aria-hidden="true" />
    <span className="skeleton" data-shape="row" aria-hidden="true" />
  </output>
);
