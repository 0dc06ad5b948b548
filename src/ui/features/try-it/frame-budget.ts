/** What a program's moves may take of a frame, so that the page has the rest. */
const shareMs = 8;
const fewest = 50;
const most = 5000;

/**
 * Does work in as many moves as fit into a frame's share: fewer after a part that took long, more after a quick one. A
 * huge program on a slow computer then runs slower, and the page goes on.
 */
export function frameBudget(): <T>(work: (moves: number) => T) => T {
  let moves = 1000;
  return (work) => {
    const begun = performance.now();
    const done = work(moves);
    const took = Math.max(0.1, performance.now() - begun);
    const fitting = moves * Math.min(2, shareMs / took);
    moves = Math.round(Math.max(fewest, Math.min(most, fitting)));
    return done;
  };
}
