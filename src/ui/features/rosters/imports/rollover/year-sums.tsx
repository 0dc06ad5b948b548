import { formatCount } from '#domain/platform/text/counted.ts';
import { chakra } from '@chakra-ui/react';
import { percentsOf } from '#domain/rosters/rollover/percents-of.ts';
import { type RolloverCounts, studentFates } from '#domain/rosters/rollover/rollover.ts';
import { sumWords as words } from '../messages/en/rollover.ts';

const Sums = chakra('section', {
  base: {
    // Stays visible above the scrolling classes.
    position: 'sticky',
    top: '2',
    zIndex: 2,
    px: '4',
    py: '3',
    bg: 'harborWash',
    borderRadius: 'control',
    '& dl': { display: 'flex', flexWrap: 'wrap', gap: '1', columnGap: '6' },
    '& dl > div': { display: 'flex', gap: '2', alignItems: 'baseline' },
    '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& dt': { fontSize: 'sm' },
  },
});

/** The totals of all students, as numbers and as percentages that add up to 100 (R15). They stay visible while the page scrolls. */
export function YearSums({ counts }: { readonly counts: RolloverCounts }) {
  const percents = percentsOf(studentFates.map((fate) => counts[fate]));
  const shown = (count: number, percent: number): string =>
    `${formatCount(count)} · ${words.percent(percent)}`;
  return (
    <Sums aria-label={words.label}>
      <dl>
        {studentFates.map((fate, at) => (
          <div key={fate}>
            <dt>{words.fate[fate]}</dt>
            <dd>{shown(counts[fate], percents[at] ?? 0)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.total}</dt>
          <dd>
            {shown(
              counts.students,
              percents.reduce((sum, part) => sum + part, 0),
            )}
          </dd>
        </div>
      </dl>
    </Sums>
  );
}
