import type { ReactNode } from 'react';
import {
  plainLine,
  type RichBlock,
  type RichInline,
  type RichLine as Line,
  type RichText as Text,
} from '#domain/platform/text/rich-text.ts';
import { shell } from '../messages/en/shell.ts';
import { BlockStack } from './block-stack.tsx';
import { TableFrame } from './table-frame.tsx';
import { TextAnchor, TextLink } from './text-link.tsx';

/** The text that screen readers read for a blank to fill in. */
const toWrite = 'blank';

const inlines = (line: Line): ReactNode =>
  line.map((piece, at) => (typeof piece === 'string' ? piece : <Inline key={at} piece={piece} />));

const Inline = ({ piece }: { readonly piece: Exclude<RichInline, string> }): ReactNode => {
  if (piece.kind === 'code') return <code>{piece.text}</code>;
  if (piece.kind === 'blank') {
    return (
      <span className="blank" data-long={piece.long || undefined}>
        <span className="visually-hidden">{toWrite}</span>
      </span>
    );
  }
  if (piece.kind !== 'link') {
    const Tag = piece.kind === 'strong' ? 'strong' : 'em';
    return <Tag>{inlines(piece.children)}</Tag>;
  }
  const { href, children } = piece;
  return href.startsWith('/') ? (
    <TextLink to={href}>{inlines(children)}</TextLink>
  ) : (
    <TextAnchor href={href}>{inlines(children)}</TextAnchor>
  );
};

const List = ({ block }: { readonly block: RichBlock & { readonly kind: 'list' } }) => {
  const items = block.items.map((item, at) => {
    const [only, ...others] = item;
    return (
      <li key={at}>
        {only?.kind === 'paragraph' && others.length === 0 ? (
          inlines(only.children)
        ) : (
          <RichTextView text={item} />
        )}
      </li>
    );
  });
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
};

const Table = ({ block }: { readonly block: RichBlock & { readonly kind: 'table' } }) => (
  <TableFrame label={shell.tableOf(block.head.map(plainLine).join(', '))}>
    <table>
      <thead>
        <tr>
          {block.head.map((cell, at) => (
            <th key={at} scope="col">
              {inlines(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>{inlines(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TableFrame>
);

const Block = ({ block }: { readonly block: RichBlock }): ReactNode => {
  if (block.kind === 'paragraph') return <p>{inlines(block.children)}</p>;
  if (block.kind === 'list') return <List block={block} />;
  if (block.kind === 'table') return <Table block={block} />;
  if (block.language === 'blocks') return <BlockStack program={block.text} />;
  return (
    <pre>
      <code>{block.text}</code>
    </pre>
  );
};

export const RichTextView = ({ text }: { readonly text: Text }) =>
  text.map((block, at) => <Block key={at} block={block} />);

/** A single line of rich text, for places that do not allow paragraphs (a label, a table cell). */
export const RichLineView = ({ text }: { readonly text: Line }) => inlines(text);
