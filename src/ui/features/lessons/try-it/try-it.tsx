import { use, useState } from 'react';
import { useParams } from 'react-router';
import type { RichText } from '#domain/platform/text/rich-text.ts';
import type { Project } from '#domain/lessons/programs/project.ts';
import { KnownBlocksContext } from '../../../components/block-stack.tsx';
import { Button } from '../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { withStyles } from '../../../components/with-styles.ts';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { tryItWords as words } from './messages/en/try-it.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { isProgrammable, showsProgram, useActivityInHash } from './programmable-activity.ts';

/** Blockly and the code that runs a program are loaded when a panel is opened. */
const tryItPanel = fetchedPart(() =>
  withStyles(async () => (await fetched(import('./try-it-panel.tsx'))).TryItPanel),
);

/**
 * 'Try it' below an activity that has a project or shows a program in its texts. Closed until the user opens it, or if the URL contains a program for it. Uses
 * the lesson in the URL and the blocks that the page teaches.
 */
export const TryIt = ({
  activity,
  title,
  project,
  solution,
  texts,
}: {
  readonly activity: string;
  readonly title: string;
  readonly project: Project | undefined;
  readonly solution?: string | undefined;
  readonly texts: readonly RichText[];
}) => {
  const { slug = '' } = useParams();
  const blocks = use(KnownBlocksContext);
  const [requested, setRequested] = useState<boolean | null>(null);
  const brought = useActivityInHash();
  const hydrated = useHydrated();
  const shown = texts.filter(showsProgram);
  if (!isProgrammable(project, texts)) return null;
  const opened = requested ?? brought === activity;
  return (
    <div className="try-it with-script">
      <Button
        disabled={!hydrated}
        aria-expanded={opened}
        aria-label={words.named(opened ? words.close : words.open, title)}
        onClick={() => setRequested(!opened)}
      >
        {opened ? words.close : words.open}
      </Button>
      {opened ? (
        <FetchedPart part={tryItPanel} waiting={<output>{words.loading}</output>}>
          {(TryItPanel) => (
            <TryItPanel
              lesson={slug}
              activity={activity}
              project={project}
              solution={solution}
              texts={shown}
              blocks={blocks}
            />
          )}
        </FetchedPart>
      ) : null}
    </div>
  );
};
