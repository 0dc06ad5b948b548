import { lazy, Suspense, use, useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import type { ActivityPlan } from '#domain/lessons/lesson.ts';
import { KnownBlocksContext } from '../../../components/block-stack.tsx';
import { Button } from '../../../components/button.tsx';
import { tryItWords as words } from '../../../messages/en/try-it.ts';

/** Blockly and all that runs a program are fetched when a panel is opened. */
const TryItPanel = lazy(async () => {
  const { TryItPanel } = await import('./try-it-panel.tsx');
  return { default: TryItPanel };
});

const showsProgram = (text: string): boolean => /^ {0,12}```blocks$/m.test(text);

const followHash = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/**
 * 'Try it' under an activity whose students' part or steps show a program. Closed until asked for, or until the address
 * brings a program for it. The lesson is that of the address, its blocks are those that the page knows.
 */
export const TryIt = ({
  activity,
  title,
  plan,
}: {
  readonly activity: string;
  readonly title: string;
  readonly plan: ActivityPlan;
}) => {
  const { slug = '' } = useParams();
  const blocks = use(KnownBlocksContext);
  const [asked, setAsked] = useState<boolean | null>(null);
  const hash = useSyncExternalStore(
    followHash,
    () => window.location.hash,
    () => '',
  );
  const texts = [plan.studentView ?? '', ...plan.steps].filter(showsProgram);
  if (texts.length === 0) return null;
  const opened = asked ?? hash.startsWith(`#try=${activity}.`);
  return (
    <div className="try-it">
      <Button
        aria-expanded={opened}
        aria-label={words.named(opened ? words.close : words.open, title)}
        onClick={() => setAsked(!opened)}
      >
        {opened ? words.close : words.open}
      </Button>
      {opened ? (
        <Suspense fallback={<output>{words.loading}</output>}>
          <TryItPanel lesson={slug} activity={activity} texts={texts} blocks={blocks} />
        </Suspense>
      ) : null}
    </div>
  );
};
