import { universe, universeBlocks } from './messages/en/universe.ts';
import { BlockKinds } from './block-kinds.tsx';
import { GuidePage } from './guide-page.tsx';

export const Component = () => (
  <GuidePage name="universe" guide={universe} blocks={universeBlocks} inserts={{ blocks: <BlockKinds /> }} />
);
