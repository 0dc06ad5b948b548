import type { Guide } from '../getting-started.ts';

export const universe: Guide = {
  title: 'The Blockyard universe',
  lead: 'Everything in Blockyard happens in a harbour, and every program is a stack of blocks. These are the blocks, the Dock and the words.',
  sections: [
    {
      id: 'blocks',
      title: 'The blocks',
      text: `
A block locks into the next by its notch, and a stack runs from top to bottom. There are seven kinds.

| Kind | What it does | For example |
| --- | --- | --- |
| Events | start a stack | *when button pressed* |
| Lights | change the ring of eight lights | *all lights on, colour (yellow)* |
| Sound | play tones | *play tone (low) for (0.2) seconds* |
| Sensing | read the world | *distance in cm* |
| Motion | turn the motor | |
| Control | wait, repeat, decide | *repeat (4)* |
| Variables | keep a value under a name | *set (depth) to (12)* |
`,
    },
    {
      id: 'example',
      title: 'A first program',
      text: `
This one makes the Dock flash twice when its button is pressed. What stands inside the arms of *repeat* runs as often as its number says.

\`\`\`blocks
when button pressed
repeat (2)
  all lights on, colour (yellow)
  wait (0.5) seconds
  all lights off
  wait (0.5) seconds
\`\`\`

[Harbour light](/lessons/harbour-light) teaches it in 50 minutes.
`,
    },
    {
      id: 'dock',
      title: 'The Dock',
      text: `
A round device for the table, one for each pair of students. It has a ring of eight lights, a button, a speaker for tones, a distance sensor, and a port for a motor with a winch or crane arm. It connects with a cable or by Bluetooth: see [Connecting the Dock](/getting-started/connecting-the-dock). Keep it away from water, harbour or not.
`,
    },
    {
      id: 'harbour',
      title: 'Why a harbour',
      text: `
A crane does what the plan says and nothing else. A lighthouse is a loop with a purpose. A gate decides who may enter. Harbours are full of things that follow instructions, and children know what it means when a crate lands in the water.
`,
    },
  ],
};
