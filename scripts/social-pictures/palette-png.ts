import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture in memory: three bytes a pixel. */
type Pixels = { readonly width: number; readonly height: number; readonly rgb: Buffer };

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const mostColours = 256;

/** Makes a PNG of at most 256 colours of a PNG in true colour, as browsers take screenshots: a third of the bytes. */
export function paletteOf(png: Buffer): Buffer {
  const pixels = decode(png);
  const { palette, indexOf } = paletteFor(pixels);
  const { width, height, rgb } = pixels;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = indexOf(rgb.readUIntBE((y * width + x) * 3, 3));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** The colours that cover most of the picture, and for every other one the nearest of them. */
function paletteFor({ rgb }: Pixels) {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = rgb.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette: number[] = [];
  for (const [colour] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    if (palette.length === mostColours) break;
    // Shades that nobody tells apart need one place only.
    if (palette.every((other) => distance(colour, other) > 60)) palette.push(colour);
  }
  const known = new Map(palette.map((colour, at) => [colour, at]));
  const indexOf = (colour: number): number => {
    const found = known.get(colour);
    if (found !== undefined) return found;
    let best = 0;
    for (let at = 1; at < palette.length; at += 1) {
      if (distance(colour, palette[at] ?? 0) < distance(colour, palette[best] ?? 0)) best = at;
    }
    known.set(colour, best);
    return best;
  };
  return { palette, indexOf };
}

function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return red * red + green * green + blue * blue;
}

/** Reads a PNG of eight bits a channel, in RGB or RGBA without transparency, not interlaced. */
function decode(png: Buffer): Pixels {
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 3];
  for (let at = signature.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      channels = data[9] === 6 ? 4 : 3;
    } else if (type === 'IDAT') parts.push(data);
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const line = width * channels;
  const rgb = Buffer.alloc(width * height * 3);
  let above = Buffer.alloc(line);
  for (let y = 0; y < height; y += 1) {
    const from = y * (line + 1);
    const row = unfiltered(
      raw[from] ?? 0,
      Buffer.from(raw.subarray(from + 1, from + 1 + line)),
      above,
      channels,
    );
    for (let x = 0; x < width; x += 1) row.copy(rgb, (y * width + x) * 3, x * channels, x * channels + 3);
    above = row;
  }
  return { width, height, rgb };
}

function unfiltered(
  filter: number,
  row: Buffer<ArrayBuffer>,
  above: Buffer,
  channels: number,
): Buffer<ArrayBuffer> {
  for (let at = 0; at < row.length; at += 1) {
    const left = at < channels ? 0 : (row[at - channels] ?? 0);
    const up = above[at] ?? 0;
    const corner = at < channels ? 0 : (above[at - channels] ?? 0);
    const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
    row[at] = ((row[at] ?? 0) + predicted) & 255;
  }
  return row;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((each) => Math.abs(guess - each)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
