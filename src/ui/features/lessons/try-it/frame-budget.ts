/** The milliseconds of a frame that the program may use. The rest is for the page. */
const shareMs = 8;
const minMoves = 50;
const maxMoves = 5000;

/**
 * Returns a function that runs `work` with as many moves as fit into the program's share of a frame. The number falls after a slow call and rises after a fast
 * one. A huge program on a slow computer therefore runs slower, but the page stays responsive.
 */
export function frameBudget(): <T>(work: (moves: number) => T) => T {
  let moves = 1000;
  return (work) => {
    const begun = performance.now();
    const done = work(moves);
    const took = Math.max(0.1, performance.now() - begun);
    const fitting = moves * Math.min(2, shareMs / took);
    moves = Math.round(Math.max(minMoves, Math.min(maxMoves, fitting)));
    return done;
  };
}
