import { heightOf, leadOf, type Area, type PageBlock, type Marks } from './block.ts';
import { pdfColors } from './pdf-colors.ts';
import type { Typesetter } from './typesetter.ts';

type Element = PDFKit.PDFStructureElement;
type Frame = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly bottom: number;
};

const margins = { side: 52, top: 46, bottom: 54 } as const;

export type Foot = { readonly name: string; readonly page: (number: number) => string };

/** Places blocks one below the other on as many pages as needed, and writes the document's structure. */
export class Flow {
  readonly doc: PDFKit.PDFDocument;
  readonly typesetter: Typesetter;
  readonly frame: Frame;
  readonly #foot: Foot;
  readonly #open: Element[];
  #y: number;
  #page = 0;
  #part = '';

  constructor(
    doc: PDFKit.PDFDocument,
    typesetter: Typesetter,
    size: readonly [width: number, height: number],
    foot: Foot,
  ) {
    this.doc = doc;
    this.typesetter = typesetter;
    this.#foot = foot;
    const [width, height] = size;
    this.frame = {
      left: margins.side,
      top: margins.top,
      width: width - 2 * margins.side,
      bottom: height - margins.bottom,
    };
    this.#y = this.frame.top;
    const root = doc.struct('Document');
    doc.addStructure(root);
    this.#open = [root];
  }

  part(name: string, bookmark: string = name): PDFKit.PDFOutline {
    this.#part = name;
    this.newPage();
    return this.doc.outline.addItem(bookmark, { expanded: true });
  }

  /** Adds a page of the given size without margins and footer, for drawings at fixed positions. */
  addPlainPage(size: readonly [width: number, height: number]): void {
    this.doc.addPage({ size: [...size], margin: 0 });
  }

  newPage(): void {
    this.doc.addPage();
    this.#page += 1;
    this.#y = this.frame.top;
    const { left, width, bottom } = this.frame;
    const look = { face: 'text', size: 8, color: pdfColors.quiet } as const;
    const page = this.#foot.page(this.#page);
    const y = bottom + 28;
    this.doc.markContent('Artifact', { type: 'Pagination' });
    this.doc
      .moveTo(left, y - 14)
      .lineTo(left + width, y - 14)
      .lineWidth(0.5)
      .stroke(pdfColors.line);
    this.typesetter.set(`${this.#foot.name}${this.#part === '' ? '' : ` · ${this.#part}`}`, left, y, look);
    this.typesetter.set(page, left + width - this.typesetter.width(page, look), y, look);
    this.doc.endMarkedContent();
  }

  get room(): number {
    return this.frame.bottom - this.#y;
  }

  get y(): number {
    return this.#y;
  }

  set(block: PageBlock): void {
    this.#flow(block, this.frame.left, block.gap ?? 0);
  }

  setAll(blocks: readonly PageBlock[]): void {
    this.#flowAll(blocks, this.frame.left, false);
  }

  placeAt(block: PageBlock, x: number, y: number): void {
    if (block.kind === 'leaf') {
      block.draw(x, y, this.#marks());
      return;
    }
    this.#element(block.tag, block.kind === 'group' ? block : {}, () => {
      if (block.kind === 'row') {
        this.#cells(block, x, y);
        return;
      }
      let at = y;
      for (const [index, child] of block.children.entries()) {
        at += index === 0 ? 0 : (child.gap ?? 0);
        this.placeAt(child, x + (block.indent ?? 0), at);
        at += heightOf(child);
      }
    });
  }

  within(tag: 'Sect' | 'Div', inside: () => void): void {
    this.#element(tag, {}, inside);
  }

  #flow(block: PageBlock, x: number, gap: number): void {
    this.#makeRoom(gap, block.kind === 'group' && block.keep !== true ? 0 : heightOf(block));
    if (block.kind !== 'group') {
      this.placeAt(block, x, this.#y);
      this.#y += block.height;
      return;
    }
    this.#element(block.tag, block, () => this.#flowAll(block.children, x + (block.indent ?? 0), true));
  }

  #flowAll(blocks: readonly PageBlock[], x: number, inside: boolean): void {
    for (const [at, block] of blocks.entries()) {
      const gap = inside && at === 0 ? 0 : (block.gap ?? 0);
      this.#makeRoom(gap, leadOf(this.#chain(blocks, at)));
      this.#flow(block, x, 0);
    }
  }

  #chain(blocks: readonly PageBlock[], at: number): PageBlock {
    const [block, next] = [blocks[at], blocks[at + 1]];
    if (block === undefined) throw new Error('there is no such block');
    return block.withNext === true && next !== undefined
      ? { kind: 'group', tag: null, children: [{ ...block, withNext: true }, this.#chain(blocks, at + 1)] }
      : block;
  }

  #makeRoom(gap: number, height: number): void {
    const atTop = this.#y === this.frame.top;
    if (
      !atTop &&
      this.#y + gap + Math.min(height, this.frame.bottom - this.frame.top) > this.frame.bottom + 0.01
    ) {
      this.newPage();
      return;
    }
    if (!atTop) this.#y += gap;
  }

  #cells(row: Extract<PageBlock, { kind: 'row' }>, x: number, y: number): void {
    const { ground } = row;
    if (ground !== undefined) this.#artifact(() => ground(x, y));
    for (const cell of row.cells) {
      this.#element(cell.tag, {}, () => this.placeAt(cell.block, x + cell.x, y + (cell.dy ?? 0)));
    }
  }

  #element(
    tag: string | null,
    { alt, language }: { readonly alt?: string; readonly language?: string },
    inside: () => void,
  ): void {
    if (tag === null) {
      inside();
      return;
    }
    const element = this.doc.struct(tag, {
      ...(alt === undefined ? {} : { alt }),
      ...(language === undefined ? {} : { lang: language }),
    });
    this.#current.add(element);
    this.#open.push(element);
    inside();
    this.#open.pop();
    element.end();
  }

  get #current(): Element {
    const current = this.#open.at(-1);
    if (current === undefined) throw new Error('the document is closed');
    return current;
  }

  #artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  #marks(): Marks {
    return {
      content: (draw) => void this.#current.add(draw),
      artifact: (draw) => this.#artifact(draw),
      link: (href, area, draw) => this.#link(href, area, draw),
    };
  }

  #link(href: string, { x, y, width, height }: Area, draw: () => void): void {
    const element = this.doc.struct('Link');
    this.#current.add(element);
    element.add(draw);
    // pdfkit's types lack these options. `structParent` is the structure element of the link. pdfkit writes `Contents` as a PDF string only if it is a
    // `String` object: it writes a primitive string as a name.
    const options = { structParent: element, Contents: Object(href) as string };
    this.doc.link(x, y, width, height, href, options);
    element.end();
  }

  end(): void {
    this.#current.end();
  }
}
