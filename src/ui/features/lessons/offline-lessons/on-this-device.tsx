import { useEffect, useRef, useState } from 'react';
import type {
  OfflineLibraryContents,
  OfflineLesson,
} from '#application/client/lessons/lessons/offline-library.ts';
import type { SavedLesson } from '#domain/lessons/lessons/lesson-copy.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { offline as words } from './messages/en/offline.ts';
import { paths } from '../../../routes/paths.ts';
import { OfflineBar } from './offline-bar.tsx';
import { markIds, markLessonCards } from '../../../outside-react/mark-lesson-cards.ts';
import { useOfflineLibrary } from './use-offline-library.ts';

const { device } = words;

const SavedLesson = ({ lesson }: { readonly lesson: OfflineLesson }) => {
  const { offline } = useApp();
  const { slug, title, saved, copiedAt, bytes } = lesson;
  const remove = async (): Promise<void> => {
    await offline.forget(slug);
    toast(words.removed);
  };
  return (
    <li>
      <TextLink alone to={paths.lesson(slug)}>
        {title}
      </TextLink>
      <Chip tone={saved ? 'moss' : 'plain'}>{saved ? device.kept : device.opened}</Chip>
      <span className="quiet">{device.facts(copiedAt, bytes)}</span>
      <Button size="sm" variant="quiet" aria-label={device.removeNamed(title)} onClick={() => void remove()}>
        {device.remove}
      </Button>
    </li>
  );
};

const Lost = ({
  lesson: { slug, title },
  onFailure,
}: {
  readonly lesson: SavedLesson;
  readonly onFailure: (failure: ClientFailure | null) => void;
}) => {
  const { offline } = useApp();
  const keepAgain = async (): Promise<void> => {
    const saved = await offline.keep(slug);
    onFailure(saved.ok ? null : saved.error);
  };
  return (
    <li>
      <TextLink alone to={paths.lesson(slug)}>
        {title}
      </TextLink>
      <span className="quiet">{device.lost}</span>
      <Button size="sm" onClick={() => void keepAgain()}>
        {device.keepAgain}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={device.removeNamed(title)}
        onClick={() => void offline.forget(slug)}
      >
        {device.remove}
      </Button>
    </li>
  );
};

const Usage = ({ usage }: { readonly usage: NonNullable<OfflineLibraryContents['usage']> }) => {
  const { used, most, mayBeTaken } = usage;
  return (
    <p className="quiet">
      <meter min={0} max={most} value={used} aria-label={device.usage(used, most)} />{' '}
      {device.usage(used, most)} {mayBeTaken ? device.mayBeTaken : null}
    </p>
  );
};

const List = ({ contents }: { readonly contents: OfflineLibraryContents }) => {
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const { lessons, lost, usage } = contents;
  const nothing = lessons.length + lost.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The URL may refer to this section, which is loaded after the page.
    if (window.location.hash === '#on-this-device') heading.current?.focus();
  }, []);
  return (
    <section
      id="on-this-device"
      className="on-device no-print stack"
      data-gap="3"
      aria-labelledby="on-this-device-title"
    >
      <h2 id="on-this-device-title" ref={heading} tabIndex={-1}>
        {device.title}
      </h2>
      <p className="quiet">{nothing ? device.none : device.lead}</p>
      {lessons.some(({ owner }) => owner !== null) ? <p className="quiet">{device.leaving}</p> : null}
      <FailureNotice failure={failure} />
      <ul>
        {lessons.map((lesson) => (
          <SavedLesson key={lesson.slug} lesson={lesson} />
        ))}
        {lost.map((lesson) => (
          <Lost key={lesson.slug} lesson={lesson} onFailure={setFailure} />
        ))}
      </ul>
      {usage === null || nothing ? null : <Usage usage={usage} />}
    </section>
  );
};

/** The offline lessons, with a button to remove each. Also marks their cards on the page, and shows a notice if the page itself is a copy. */
export const OnThisDevice = ({ copiedAt }: { readonly copiedAt: number | undefined }) => {
  const online = copiedAt === undefined;
  const contents = useOfflineLibrary(!online);
  useEffect(() => {
    const page = document.getElementById('lesson-list');
    if (page === null || contents === null) return undefined;
    return markLessonCards(page, {
      available: new Set(contents.lessons.map(({ slug }) => slug)),
      markMissing: !online,
      words: { available: words.available, missing: words.notAvailable },
    });
  }, [contents, online]);
  const hasSome = contents !== null && contents.lessons.length + contents.lost.length > 0;
  return (
    <div className="page-width">
      {online ? null : <OfflineBar copiedAt={copiedAt} advice={words.listAdvice} />}
      {hasSome || (contents !== null && !online) ? <List contents={contents} /> : null}
      <VisuallyHidden>
        <span id={markIds['available']}>{words.availableHint}</span>
        <span id={markIds.missing}>{words.notAvailableHint}</span>
      </VisuallyHidden>
    </div>
  );
};
