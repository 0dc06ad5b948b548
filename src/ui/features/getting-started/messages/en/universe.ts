import type { BlockCategory, LessonBlock, RichText } from '#domain/lessons/lesson.ts';
import type { Guide } from './getting-started.ts';

export const universe: Guide = {
  title: 'The Blockyard universe',
  lead: 'Everything in Blockyard happens in a harbor, and every program is a stack of blocks. These are the blocks and the words.',
  sections: [
    {
      id: 'harbor',
      title: 'Why a harbor',
      text: `
A crane does what the plan says and nothing else. A lighthouse is a loop with a purpose. A gate decides who may enter. Harbors are full of things that follow instructions, and children know what it means when a crate lands in the water. Each kind of block has its place there.
`,
      figure: {
        src: '/pictures/guides/universe.svg',
        width: 640,
        height: 400,
        alt: 'A harbor with seven numbered places: a bell, a crane, a lighthouse, a foghorn, a tide gauge, a signal with a gate, and crates with labels.',
        key: [
          '**The bell: Events.** It rings, and work begins.',
          '**The crane: Motion.** It turns and lifts.',
          '**The lighthouse: Lights.** On, off, in any color.',
          '**The foghorn: Sound.** Tones, high and low.',
          '**The tide gauge: Sensing.** It reads the world.',
          '**Signal and gate: Control.** Wait, go, go again.',
          '**The crates: Variables.** A label, and something inside.',
        ],
      },
    },
    {
      id: 'blocks',
      title: 'Seven kinds of blocks',
      text: 'A block locks into the next by its notch, and a stack runs from top to bottom. What is in a round slot can be changed.',
    },
    {
      id: 'example',
      title: 'A first program',
      text: `
This one calls three times when the button of the Dock is pressed. The blocks inside *repeat* run as often as its number says.

\`\`\`blocks
when button pressed
repeat (3)
  play tone (high) for (0.5) seconds
  wait (0.5) seconds
\`\`\`

[Harbor light](/lessons/harbor-light) teaches loops.
`,
    },
    {
      id: 'deciding',
      title: 'A program that decides',
      text: `
This one watches the water. It asks a question again and again: is something closer than 10 cm?

\`\`\`blocks
when program starts
forever
  if (distance in cm < 10)
    all lights on, color (red)
    play tone (low) for (0.2) seconds
  else
    all lights on, color (green)
  wait (1) seconds
\`\`\`

Cover the lower half and ask the class what happens when a hand comes near. Then run it. [Tide keeper](/lessons/tide-keeper) goes on from here.
`,
    },
    {
      id: 'words',
      title: 'Words we use',
      text: `
| Word | What it means here |
| --- | --- |
| Block | One instruction |
| Stack | Blocks that are locked together, a program |
| Notch | The bite by which one block locks into the next |
| Dock | The device on the table |
| Dock on the screen | The same, drawn in the app |
| Bug | A place where the plan does not do what was meant |
| Yard | Where it all happens: your classroom |

Say *bug*, not *mistake*. A bug is in the plan, not in the child.
`,
    },
  ],
};

/** One kind of block: what it does, and blocks of it as the app has them. */
export type BlockKind = {
  readonly category: BlockCategory;
  readonly does: RichText;
  readonly labels: readonly string[];
};

export const blockKinds: readonly BlockKind[] = [
  {
    category: 'Events',
    does: 'Start a stack. Without one of these, nothing happens.',
    labels: ['when button pressed', 'when program starts'],
  },
  {
    category: 'Motion',
    does: 'Turn the motor, and with it the winch or the crane arm.',
    labels: ['turn motor (forward) for (2) seconds', 'stop motor'],
  },
  {
    category: 'Lights',
    does: 'Change the ring of eight lights, all or one.',
    labels: ['all lights on, color (yellow)', 'all lights off'],
  },
  { category: 'Sound', does: 'Play tones.', labels: ['play tone (low) for (0.2) seconds'] },
  {
    category: 'Sensing',
    does: 'Read the world. These fit into the slots of other blocks.',
    labels: ['distance in cm'],
  },
  {
    category: 'Control',
    does: 'Wait, repeat, decide. They hold other blocks in their arms.',
    labels: ['wait (0.5) seconds', 'repeat (4)', 'forever', 'if (depth ≥ 12)', 'else'],
  },
  {
    category: 'Variables',
    does: 'Keep a value under a name.',
    labels: ['set (depth) to (12)'],
  },
];

/** All of these blocks as lessons name them: they give the programs of the page their colors. */
export const universeBlocks: readonly LessonBlock[] = blockKinds.flatMap(({ category, labels }) =>
  labels.map((label) => ({ category, label, introduced: false })),
);
