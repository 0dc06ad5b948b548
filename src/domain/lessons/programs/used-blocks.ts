import { blockOfLabel } from './block-language.ts';
import { blocksWithin, type Block, type Expression, type Program, type SlotContent } from './program.ts';

function asksDistance(slot: SlotContent | Expression): boolean {
  switch (slot?.kind) {
    case 'distance':
      return true;
    case 'not':
      return asksDistance(slot.of);
    case 'arithmetic':
    case 'comparison':
    case 'both':
      return asksDistance(slot.left) || asksDistance(slot.right);
    case 'number':
    case 'variable':
    case 'word':
    case undefined:
      break;
  }
  return false;
}

const turnsOf = ({ block, slots: [turns] }: Block): number => {
  if (block === 'forever') return Infinity;
  if (block !== 'repeat' || turns === null || turns === undefined) return 0;
  return turns.kind === 'number' ? Math.round(turns.value) : Infinity;
};

const holdsOthers = ({ block }: Block): boolean =>
  block === 'if' || block === 'forever' || block === 'repeat';

const loops = (block: Block): boolean =>
  turnsOf(block) > 1 && blocksWithin(block.arms.flat()).some((inner) => !holdsOthers(inner));

/** Returns the blocks of an arm that can run: all except those after a `forever` and those in a loop without turns. */
function reachable(body: readonly Block[]): readonly Block[] {
  const end = body.findIndex(({ block }) => block === 'forever');
  return (end === -1 ? body : body.slice(0, end + 1)).map((block) => ({
    ...block,
    arms: block.block === 'repeat' && turnsOf(block) < 1 ? [[]] : block.arms.map(reachable),
  }));
}

/** Returns the program without the stacks that cannot start. */
export const startedIn = ({ stacks }: Program): Program => ({
  stacks: stacks.filter(({ hat }) => hat !== null),
});

const isLoop = (id: string | undefined): boolean => id === 'forever' || id === 'repeat';
const isUsed = (block: Block, id: string | undefined): boolean =>
  block.block === id && (!isLoop(id) || loops(block));

const reachedIn = (program: Program): readonly Block[] =>
  startedIn(program).stacks.flatMap(({ body }) => blocksWithin(reachable(body)));

/** Whether a block with this label can run. A loop counts only if it runs a statement more than once. */
export function usesBlock(program: Program, label: string): boolean {
  const id = blockOfLabel(label)?.id;
  return (
    startedIn(program).stacks.some(({ hat, body }) => hat === id && body.length > 0) ||
    reachedIn(program).some(
      (block) => isUsed(block, id) || (id === 'distance' && block.slots.some(asksDistance)),
    )
  );
}

/** Whether a block with one label is inside a block with the other label, at any depth. Loops count as in `usesBlock`. */
export function nestsBlock(program: Program, outer: string, inner: string): boolean {
  const [outside, inside] = [blockOfLabel(outer)?.id, blockOfLabel(inner)?.id];
  return reachedIn(program).some(
    (block) => isUsed(block, outside) && blocksWithin(block.arms.flat()).some((each) => isUsed(each, inside)),
  );
}
