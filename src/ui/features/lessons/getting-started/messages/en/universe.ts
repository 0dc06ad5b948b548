import type { BlockCategory } from '#domain/lessons/programs/block-category.ts';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import type { Guide } from './getting-started.ts';
import { em, link, p, program, strong, tableBlock } from '../../../../../messages/write-text.ts';

export const universe: Guide = {
  title: 'The Blockyard universe',
  lead: 'Everything in Blockyard happens in a harbor, and every program is a stack of blocks. This page explains the blocks and the words.',
  sections: [
    {
      id: 'harbor',
      title: 'Why a harbor',
      text: [
        p(
          'A crane does exactly what the plan says. A lighthouse is a loop with a purpose, and a gate decides who may enter. Harbors are full of things that follow instructions, and every child sees when a crate lands in the water. Each kind of block has its place in the harbor.',
        ),
      ],
      figure: {
        src: '/pictures/guides/universe.svg',
        width: 640,
        height: 400,
        alt: 'A harbor with seven numbered places: a bell, a crane, a lighthouse, a foghorn, a tide gauge, a signal with a gate, and crates with labels.',
        key: [
          [strong('The bell: Events.'), ' It rings, and the program starts.'],
          [strong('The crane: Motion.'), ' It turns and lifts.'],
          [strong('The lighthouse: Lights.'), ' On, off, in any color.'],
          [strong('The foghorn: Sound.'), ' Tones, high and low.'],
          [strong('The tide gauge: Sensing.'), ' It measures distance.'],
          [strong('Signal and gate: Control.'), ' It waits, repeats and decides.'],
          [strong('The crates: Variables.'), ' Each has a name and holds a value.'],
        ],
      },
    },
    {
      id: 'blocks',
      title: 'Seven kinds of blocks',
      text: [
        p(
          'A block locks into the next by its notch, and a stack runs from top to bottom. You can change the value in a round slot.',
        ),
      ],
    },
    {
      id: 'example',
      title: 'A first program',
      text: [
        p(
          'This program plays three tones when you press the Dock’s button. The number in ',
          em('repeat'),
          ' says how many times the blocks inside it run.',
        ),
        program(
          'when button pressed',
          'repeat (3)',
          '  play tone (high) for (0.5) seconds',
          '  wait (0.5) seconds',
        ),
        p(link('/lessons/harbor-light', 'Harbor light'), ' teaches loops.'),
      ],
    },
    {
      id: 'deciding',
      title: 'A program that decides',
      text: [
        p('This program watches the water. It asks again and again: Is something closer than 10 cm?'),
        program(
          'when program starts',
          'forever',
          '  if (distance in cm < 10)',
          '    all lights on, color (red)',
          '    play tone (low) for (0.2) seconds',
          '  else',
          '    all lights on, color (green)',
          '  wait (1) seconds',
        ),
        p(
          'Cover the lower half and ask the class what happens when a hand comes near. Then run the program. ',
          link('/lessons/tide-keeper', 'Tide keeper'),
          ' continues from here.',
        ),
      ],
    },
    {
      id: 'words',
      title: 'Words we use',
      text: [
        tableBlock(
          ['Word', 'What it means here'],
          ['Block', 'One instruction'],
          ['Stack', 'Blocks that are locked together into a program'],
          ['Notch', 'The cutout where one block locks into the next'],
          ['Dock', 'The device on the table'],
          ['Dock on the screen', 'The same device, drawn in the app'],
          ['Bug', 'A place where the plan does not do what you meant'],
          ['Yard', 'Your classroom'],
        ),
        p('Say ', em('bug'), ', not ', em('mistake'), '. A bug is in the plan, not in the child.'),
      ],
    },
  ],
};

export type BlockKind = {
  readonly category: BlockCategory;
  readonly does: string;
  readonly labels: readonly string[];
};

export const blockKinds: readonly BlockKind[] = [
  {
    category: 'Events',
    does: 'Start a stack. Without an event block, nothing happens.',
    labels: ['when button pressed', 'when program starts'],
  },
  {
    category: 'Motion',
    does: 'Turn the motor, which moves the winch or the crane arm.',
    labels: ['turn motor (forward) for (2) seconds', 'stop motor'],
  },
  {
    category: 'Lights',
    does: 'Change all eight lights of the ring, or one of them.',
    labels: ['all lights on, color (yellow)', 'all lights off'],
  },
  { category: 'Sound', does: 'Play tones.', labels: ['play tone (low) for (0.2) seconds'] },
  {
    category: 'Sensing',
    does: 'Read the sensor. These blocks fit into the slots of other blocks.',
    labels: ['distance in cm'],
  },
  {
    category: 'Control',
    does: 'Wait, repeat and decide. Most of these blocks hold other blocks.',
    labels: ['wait (0.5) seconds', 'repeat (4)', 'forever', 'if (depth ≥ 12)', 'else'],
  },
  {
    category: 'Variables',
    does: 'Store a value under a name.',
    labels: ['set (depth) to (12)'],
  },
];

/** All of these blocks in the format of lessons. They determine the colors of the page's programs. */
export const universeBlocks: readonly LessonBlock[] = blockKinds.flatMap(({ category, labels }) =>
  labels.map((label) => ({ category, label, introduced: false })),
);
