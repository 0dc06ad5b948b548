// The script of a bare React page. It hydrates the page's elements, without components, router or data.
import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

const props = (element: Element): Record<string, string> =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => name !== 'value' && name !== 'checked' && name !== 'selected')
      .map(({ name, value }) => [name === 'for' ? 'htmlFor' : name, value]),
  );

const nodeOf = (node: ChildNode, key: number): ReactNode =>
  node instanceof Element
    ? createElement(node.localName, { ...props(node), key }, ...[...node.childNodes].map(nodeOf))
    : node.textContent;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
hydrateRoot(root, [...root.childNodes].map(nodeOf));
