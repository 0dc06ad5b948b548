import * as Blockly from 'blockly/core';
import { useEffect, useRef, useState } from 'react';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import { programLimits, type Program } from '#domain/lessons/programs/program.ts';
import { Button } from '../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../routes/chunk-error.ts';
import { tryItWords } from './messages/en/try-it.ts';
import { registerBlocklyStyle, blocklyTheme, rendererName } from './blockly-look.ts';
import { measureTexts } from './blockly-measure.ts';
import { programIn, type Places } from './blockly-program.ts';
import { defineBlocks } from './blockly-shapes.ts';
import { blocklyStateOf } from './blockly-state.ts';
import { makeVariableKey, toolboxOf, variableItems, variablesKey } from './blockly-toolbox.ts';

type Editing = { readonly workspace: Blockly.WorkspaceSvg; places: Places; lit: ReadonlySet<string> };

/** Loads a program into the editor. With `recordUndo`, one undo restores the previous program. */
function load({ workspace }: Editing, program: Program, recordUndo: boolean): void {
  const state = blocklyStateOf(program);
  measureTexts(workspace, state);
  Blockly.serialization.workspaces.load(state, workspace, { recordUndo });
  workspace.scrollCenter();
  workspace.scroll(0, 0);
}

/** Sets `data-fits` if all blocks are visible. Scroll bars are shown only without it. */
function tellFit(frame: HTMLElement, workspace: Blockly.WorkspaceSvg): void {
  const metrics = workspace.getMetricsManager();
  const [blocks, view] = [metrics.getContentMetrics(), metrics.getViewMetrics()];
  frame.toggleAttribute('data-fits', blocks.width <= view.width && blocks.height <= view.height);
}

/** Scrolls so that the open list of blocks does not cover the first block. */
function clearOfFlyout(workspace: Blockly.WorkspaceSvg, narrow: boolean): void {
  const flyout = workspace.getFlyout();
  if (flyout?.isVisible() !== true) return;
  const metrics = workspace.getMetricsManager();
  const [blocks, view] = [metrics.getContentMetrics(), metrics.getViewMetrics()];
  const before = narrow ? blocks.top - view.top : blocks.left - view.left;
  const covered = (narrow ? flyout.getHeight() : flyout.getWidth()) - before;
  if (before < 0 || covered <= 0) return;
  const by = covered + 12;
  workspace.scroll(workspace.scrollX + (narrow ? 0 : by), workspace.scrollY + (narrow ? by : 0));
}

/** The initial scale of the blocks, until a pinch changes it. */
const startScale = 0.75;

/** Below this width in pixels, the toolbox is above the program instead of next to it. */
const narrowest = 520;

let enterMoves = false;

/** Lets Enter pick up the focused block. Blockly's own key for it is M. */
function moveByEnter(): void {
  if (enterMoves) return;
  enterMoves = true;
  const { START_MOVE } = Blockly.ShortcutItems.names;
  Blockly.ShortcutRegistry.registry.addKeyMapping(Blockly.utils.KeyCodes.ENTER, START_MOVE, true);
}

function open(frame: HTMLElement, blocks: readonly LessonBlock[], narrow: boolean): Blockly.WorkspaceSvg {
  defineBlocks();
  registerBlocklyStyle();
  moveByEnter();
  Blockly.Scrollbar.scrollbarThickness = 9;
  return Blockly.inject(frame, {
    css: false,
    sounds: false,
    trashcan: false,
    media: '/',
    renderer: rendererName,
    theme: blocklyTheme(),
    toolbox: toolboxOf(blocks),
    horizontalLayout: narrow,
    maxBlocks: 5 * programLimits.blocks,
    zoom: { controls: false, wheel: false, pinch: true, startScale, minScale: 0.4, maxScale: 1.5 },
    move: { scrollbars: true, drag: true, wheel: true },
  });
}

const makeVariableDialog = fetchedPart(
  async () => (await fetched(import('./make-variable-dialog.tsx'))).MakeVariableDialog,
);

/** Fills the category 'Variables' with the blocks of the existing variables. Its button opens the dialog for a new variable. */
function offerVariables(workspace: Blockly.WorkspaceSvg, onAsked: () => void): void {
  workspace.registerToolboxCategoryCallback(
    variablesKey,
    () =>
      [
        ...variableItems(
          workspace
            .getVariableMap()
            .getAllVariables()
            .map((variable) => variable.getName()),
        ),
      ] as unknown as Blockly.utils.toolbox.FlyoutItemInfo[],
  );
  workspace.registerButtonCallback(makeVariableKey, onAsked);
}

/** Returns the element of the category 'Variables' in the list of blocks. Focusing it opens its blocks. */
const variablesElement = (workspace: Blockly.WorkspaceSvg): HTMLElement | null => {
  const category = workspace
    .getToolbox()
    ?.getToolboxItems()
    .find((item) => item instanceof Blockly.ToolboxCategory && item.getName() === 'Variables');
  const element = category?.getFocusableElement();
  return element instanceof HTMLElement ? element : null;
};

/** Hides Blockly's canvas from screen readers. Blockly adds it to the page to measure the first text. */
const hideMeasure = (): void =>
  document.querySelector('.blocklyComputeCanvas')?.setAttribute('aria-hidden', 'true');

/** Sets the number of stacks in the label. Blockly sets it only on focus, but screen readers may read it earlier. */
const nameWorkspace = (workspace: Blockly.WorkspaceSvg): void =>
  workspace
    .getParentSvg()
    .querySelector('.blocklyWorkspaceSelectionRing')
    ?.setAttribute('aria-label', tryItWords.stacks(workspace.getTopBlocks(false).length));

/** The block editor. The first `initial` is loaded on mount. Each later `initial` replaces the program. */
export const BlockEditor = ({
  initial,
  blocks,
  active,
  onChange,
}: {
  readonly initial: Program;
  readonly blocks: readonly LessonBlock[];
  readonly active: readonly string[];
  readonly onChange: (program: Program) => void;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState<boolean | null>(null);
  const [makesVariable, setMakesVariable] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  const editing = useRef<Editing | null>(null);
  const loaded = useRef(initial);
  const shown = useRef(initial);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const sizes = new ResizeObserver(() => {
      setNarrow(current.clientWidth < narrowest);
      if (editing.current === null) return;
      Blockly.svgResize(editing.current.workspace);
      tellFit(current, editing.current.workspace);
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, []);

  useEffect(() => {
    const { current } = frame;
    if (current === null || narrow === null) return undefined;
    const workspace = open(current, blocks, narrow);
    const now: Editing = { workspace, places: new Map(), lit: new Set() };
    editing.current = now;
    offerVariables(workspace, () => setMakesVariable(true));
    load(now, shown.current, false);
    // Loading reports many changes at the same time, which are read together.
    let due = false;
    const read = (): void => {
      due = false;
      if (editing.current !== now) return;
      tellFit(current, workspace);
      const { program, places } = programIn(workspace);
      now.places = places;
      shown.current = program;
      changed.current(program);
      nameWorkspace(workspace);
    };
    workspace.addChangeListener((event) => {
      hideMeasure();
      if (event instanceof Blockly.Events.ViewportChange)
        setZoomed(Math.abs(workspace.scale - startScale) > 0.01);
      if (event instanceof Blockly.Events.ToolboxItemSelect) clearOfFlyout(workspace, narrow);
      if (due || event.isUiEvent || workspace.isDragging()) return;
      due = true;
      queueMicrotask(read);
    });
    const modes = new MutationObserver(() => {
      workspace.getToolbox()?.clearSelection();
      workspace.setTheme(blocklyTheme());
    });
    modes.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => {
      modes.disconnect();
      workspace.dispose();
      editing.current = null;
    };
  }, [blocks, narrow]);

  useEffect(() => {
    if (loaded.current === initial) return;
    loaded.current = initial;
    if (editing.current !== null) load(editing.current, initial, true);
  }, [initial]);

  useEffect(() => {
    const now = editing.current;
    if (now === null) return;
    const ids = new Set(active.flatMap((place) => now.places.get(place) ?? []));
    for (const id of now.lit) if (!ids.has(id)) now.workspace.getBlockById(id)?.setHighlighted(false);
    for (const id of ids) if (!now.lit.has(id)) now.workspace.getBlockById(id)?.setHighlighted(true);
    now.lit = ids;
  }, [active]);

  return (
    <>
      <div ref={frame} className="try-it-blocks" data-narrow={narrow === true || undefined} />
      {zoomed ? (
        <Button
          onClick={() => {
            editing.current?.workspace.setScale(startScale);
            editing.current?.workspace.scroll(0, 0);
          }}
        >
          {tryItWords.normalSize}
        </Button>
      ) : null}
      {makesVariable ? (
        <FetchedPart part={makeVariableDialog}>
          {(MakeVariableDialog) => (
            <MakeVariableDialog
              onMade={(name) => {
                setMakesVariable(false);
                const map = editing.current?.workspace.getVariableMap();
                if (map?.getVariable(name) === null) map.createVariable(name);
              }}
              onClose={() => setMakesVariable(false)}
              finalFocus={() =>
                editing.current === null ? null : variablesElement(editing.current.workspace)
              }
            />
          )}
        </FetchedPart>
      ) : null}
    </>
  );
};
