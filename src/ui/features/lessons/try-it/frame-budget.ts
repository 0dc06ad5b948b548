/** Milliseconds of a frame for the program; the rest is for the page. */
const shareMs = 8;
const minSeats = 50;
const most = 5000;

/**
 * Returns a function that runs work in as many moves as fit into its part of a frame: fewer after a slow part, more after a fast one. So a
 * huge program on a slow computer runs slower, but the page stays responsive.
 */
export function frameBudget(): <T>(work: (moves: number) => T) => T {
  let moves = 1000;
  return (work) => {
    const begun = performance.now();
    const done = work(moves);
    const took = Math.max(0.1, performance.now() - begun);
    const fitting = moves * Math.min(2, shareMs / took);
    moves = Math.round(Math.max(minSeats, Math.min(most, fitting)));
    return done;
  };
}
