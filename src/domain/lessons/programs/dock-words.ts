export const colors = ['red', 'yellow', 'green', 'blue', 'violet', 'white'] as const;
export type Color = (typeof colors)[number];
export const tones = ['low', 'middle', 'high'] as const;
export type Tone = (typeof tones)[number];
export const directions = ['forward', 'backward'] as const;
export type Direction = (typeof directions)[number];
export const dockParts = ['lights', 'tone', 'motor'] as const;
export type DockPart = (typeof dockParts)[number];
