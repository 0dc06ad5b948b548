import * as Blockly from 'blockly/core';
import { blockLanguage } from '#domain/lessons/programs/block-language.ts';

/** The classes of Blockly's texts. Blockly caches the width of a text by its class and its content. */
const classes = ['blocklyText blocklyFieldText', 'blocklyText blocklyFieldText blocklyDropdownText'];
const labels: readonly string[] = ['if', 'else if', 'else', 'not'].concat(
  blockLanguage.flatMap(({ label }) => label.split('( )').map((words) => words.trim())),
);

function fieldTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(fieldTexts) : [];
}

function textsIn(state: unknown): readonly string[] {
  if (state === null || typeof state !== 'object') return [];
  return Object.entries(state).flatMap(([name, value]) =>
    name === 'fields' ? fieldTexts(value) : textsIn(value),
  );
}

/**
 * Measures every text of a state before its blocks are created. If a new text were measured during the creation, the browser would compute the style of the
 * whole program again. Needs a permanent text cache (see `registerBlocklyStyle`).
 */
export function measureTexts(workspace: Blockly.WorkspaceSvg, state: unknown): void {
  const { dom, Svg } = Blockly.utils;
  const group = dom.createSvgElement(Svg.G, { visibility: 'hidden' }, workspace.getParentSvg());
  const texts = [...new Set([...labels, ...textsIn(state)])].flatMap((words) =>
    classes.map((name) => {
      const text = dom.createSvgElement(Svg.TEXT, { class: name }, group);
      text.textContent = words.replaceAll(' ', Blockly.Field.NBSP);
      return text;
    }),
  );
  for (const text of texts) dom.getTextWidth(text);
  group.remove();
}
