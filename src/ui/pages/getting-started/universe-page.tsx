import type { LessonBlock } from '#domain/lessons/lesson.ts';
import { universe } from '../../messages/en/guides/universe.ts';
import { GuidePage } from './guide-page.tsx';

const blocks: readonly LessonBlock[] = [
  { category: 'Events', label: 'when button pressed', introduced: false },
  { category: 'Lights', label: 'all lights on, colour ( )', introduced: false },
  { category: 'Lights', label: 'all lights off', introduced: false },
  { category: 'Control', label: 'wait ( ) seconds', introduced: false },
  { category: 'Control', label: 'repeat ( )', introduced: false },
];

export const Component = () => <GuidePage name="universe" guide={universe} blocks={blocks} />;
