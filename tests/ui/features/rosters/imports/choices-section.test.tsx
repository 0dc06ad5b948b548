import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import { noCounts } from '#domain/rosters/plan/planned-things.ts';
import { ChakraIsland } from '#ui/chakra/chakra-island.tsx';
import { ChoicesSection } from '#ui/features/rosters/imports/preview/choices-section.tsx';
import {
  noDraftChoices,
  openChoices,
  planningOf,
} from '#ui/features/rosters/imports/preview/draft-choices.ts';

const detail: ImportDetail = {
  id: 'i1',
  state: 'ready',
  organization: { id: 'oak', name: 'Oak School' },
  isRollover: false,
  isRehearsal: false,
  by: 'Mia',
  at: 0,
  files: [],
  format: 'oneroster-1.1',
  counts: { ...noCounts, staff: { ...noCounts.staff, undecided: 2 } },
  issues: { error: 0, review: 0, warning: 0 },
  jobId: null,
  changeSetId: null,
  undoUntil: null,
  plan: 1,
  read: [],
  columns: [],
  mapping: {},
  schools: [],
  choices: {
    archiveLeft: false,
    archiveMissing: false,
    overwriteEdits: false,
    inviteStaff: false,
    sameAs: {},
  },
  invited: null,
  confirm: null,
  missing: 0,
  beyond: { classrooms: 0, students: 0 },
  applied: { done: 0, total: 0 },
  undo: null,
};

test('[ROS-5] one checkbox invites unknown staff, and is off', async () => {
  let draft = noDraftChoices;
  render(
    <ChakraIsland>
      <ChoicesSection detail={detail} draft={draft} schools={[]} onChange={(chosen) => (draft = chosen)} />
    </ChakraIsland>,
  );
  const box = screen.getByRole('checkbox', { name: /^Invite the staff who are not members yet/ });
  expect(box).toHaveProperty('checked', false);
  expect(planningOf(detail, draft).inviteStaff).toBe(false);
  expect(screen.getByText(/^2 people in the files have no account at your school/)).toBeTruthy();
  await userEvent.click(box);
  expect(openChoices(detail, draft)).toBe(1);
  expect(planningOf(detail, draft).inviteStaff).toBe(true);
});

test('[R13] students missing from the file are archived only if the box is checked, and not while rows have errors', async () => {
  let draft = noDraftChoices;
  const show = (given: ImportDetail) => (
    <ChakraIsland>
      <ChoicesSection detail={given} draft={draft} schools={[]} onChange={(chosen) => (draft = chosen)} />
    </ChakraIsland>
  );
  const name = 'Archive the 12 students who are not in this file';
  const { rerender } = render(show({ ...detail, missing: 12, issues: { ...detail.issues, error: 1 } }));
  expect(screen.queryByRole('checkbox', { name: new RegExp(name) })).toBeNull();
  rerender(show({ ...detail, missing: 12 }));
  const box = screen.getByRole('checkbox', { name: new RegExp(name) });
  expect(box).toHaveProperty('checked', false);
  await userEvent.click(box);
  expect(planningOf(detail, draft).archiveMissing).toBe(true);
});
