import type { Guide } from './getting-started.ts';
import type { WiredPart, WireStart } from '#domain/lessons/programs/board/pin-map.ts';
import { bullets, em, link, numbered, p, strong } from '../../../../../messages/write-text.ts';

export type DockPurchase = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly substitute: string;
};

export const dockPurchases: readonly DockPurchase[] = [
  { id: 'board', name: 'BBC micro:bit V2', price: 18, substitute: 'a micro:bit V1, for short programs' },
  {
    id: 'breakout',
    name: 'Edge connector with pin headers',
    price: 6,
    substitute: 'alligator clips for pins 0, 1 and 2, without the sensor',
  },
  {
    id: 'ring',
    name: 'Ring of eight WS2812 lights (NeoPixel), 32 mm',
    price: 7,
    substitute: 'a strip of eight WS2812 lights',
  },
  {
    id: 'motor',
    name: 'Servo that turns all the way around (FS90R)',
    price: 7,
    substitute: 'none, if no lesson with the motor is taught',
  },
  {
    id: 'sensor',
    name: 'Ultrasonic distance sensor for 3 volts (RCWL-1601 or HC-SR04P)',
    price: 5,
    substitute: 'the slider of the Dock on the screen',
  },
  {
    id: 'battery',
    name: 'Battery pack for three AA batteries, with a switch',
    price: 3,
    substitute: 'another power supply with 4.5 to 5 volts',
  },
  {
    id: 'wires',
    name: 'Jumper wires, female to female, 12 pieces',
    price: 3,
    substitute: 'stranded wire, soldered',
  },
  {
    id: 'cable',
    name: 'USB cable that carries data, micro-B',
    price: 3,
    substitute: 'the cable of a phone, if it carries data',
  },
];

export const buildWords = {
  parts: {
    caption: 'Parts of one Dock',
    name: 'Part',
    price: 'Price',
    substitute: 'Substitute',
    total: 'Total',
    dollars: (price: number): string => `$${price}`,
  },
  wiring: {
    title: 'The wires of a Dock. The table has the same wires in words.',
    caption: 'Wires, one by one',
    from: 'From',
    to: 'To',
    contact: 'Contact',
    board: 'micro:bit',
    pack: 'battery pack',
    starts: (from: WireStart): string => (typeof from === 'number' ? `pin ${from}` : from),
    parts: {
      speaker: 'Buzzer (V1 only)',
      ring: 'Ring of lights',
      motor: 'Motor',
      sensor: 'Distance sensor',
    } satisfies Record<WiredPart['part'], string>,
  },
  case: {
    svg: 'Drawing (SVG)',
    letter: 'PDF for Letter paper',
    a4: 'PDF for A4 paper',
  },
  sheet: {
    caption: 'Test sheet',
    step: 'Test',
    expected: 'What you see or hear',
    ok: 'OK',
    rows: [
      [
        'Connect a Dock',
        'The page names the Dock, its version and its MicroPython. The same name moves across the display.',
      ],
      ['Test: Lights', 'All eight lights turn white, one after the other, clockwise from the top.'],
      ['Test: Tone', 'Three tones: low, middle, high.'],
      ['Test: Motor', 'The motor turns one way for less than a second, and then the other way.'],
      ['Test: Distance sensor', 'With a hand at the 10 cm mark of a ruler, the page says 9 to 11 cm.'],
      ['Test: Button', 'The page says that it received the button press.'],
    ],
  },
} as const;

export const buildADock: Guide = {
  title: 'Build a Dock',
  lead: 'A Dock is a micro:bit with eight lights, a motor and a distance sensor. An adult can build one in about half an hour, without soldering if the parts have pins.',
  figure: {
    src: '/pictures/guides/dock-parts.svg',
    width: 640,
    height: 400,
    alt: 'A finished Dock with six numbered parts: the ring of eight lights, the button in the middle, the speaker beside it, and on its side the distance sensor, the motor with a winch, and the USB port.',
    key: [
      [strong('Eight lights'), ' in a ring'],
      [strong('Button'), ' A of the micro:bit'],
      [strong('Speaker'), ', or a buzzer with a V1'],
      [strong('Distance sensor')],
      [strong('Motor'), ' with a winch'],
      [strong('USB port'), ' of the micro:bit'],
    ],
  },
  sections: [
    {
      id: 'parts',
      title: 'Parts',
      text: [
        p(
          'Prices are approximate, in US dollars, for single pieces in November 2026. Many schools have the micro:bit already.',
        ),
      ],
      after: [
        bullets(
          [
            'The sensor has to work with 3 volts. A plain HC-SR04 needs 5 volts, and its echo can damage the board.',
          ],
          ['With a micro:bit V1, add a passive buzzer for about $1. A V2 has a speaker.'],
        ),
      ],
    },
    {
      id: 'wires',
      title: 'Wires',
      text: [
        numbered(
          ['Unplug the cable, and turn the battery pack off.'],
          ['Push the micro:bit into the edge connector, with the display to the front.'],
          ['Connect the wires as in the picture. The table has the same wires.'],
          ['Check 3V and GND twice: swapped, they can damage a part.'],
        ),
      ],
      after: [
        p(
          'The battery pack drives the motor only. Its − is also connected to GND of the micro:bit, because otherwise the motor does not understand the signal. The program keeps the lights dim, because the 3V of a micro:bit V1 supplies little current.',
        ),
      ],
    },
    {
      id: 'case',
      title: 'A paper case',
      text: [
        p(
          'Print the case on card stock, at ',
          em('actual size'),
          ' (100 %). A line on the sheet is 100 mm long; measure it before you cut. Glue the flaps inside, and write the name of the board on the top.',
        ),
      ],
    },
    {
      id: 'test',
      title: 'Test it',
      text: [
        p(
          'Run the ',
          link('/getting-started/connecting-the-dock#self-test', 'self-test'),
          ' with the Dock connected by USB, and check off this sheet. For each part that fails, the self-test names the wire to check.',
        ),
      ],
    },
  ],
};
