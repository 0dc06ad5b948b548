/** The partner of each vertex; -1 for none. */
export type Mates = readonly number[];

/**
 * Returns a maximum matching of a graph (Edmonds' blossom algorithm, O(n³)).
 *
 * @param neighbors The possible partners of each vertex 0 … n − 1, in order of preference; symmetric.
 * @param begin A matching to start from. Its matched vertices stay matched, perhaps with a different partner.
 */
export function maximumMatching(neighbors: readonly (readonly number[])[], begin?: Mates): Mates {
  const mates = begin === undefined ? neighbors.map(() => -1) : [...begin];
  for (const root of neighbors.keys()) if (mates[root] === -1) new Search(neighbors, mates).from(root);
  return mates;
}

/** Searches for an augmenting path from an unmatched vertex, which adds one pair. */
class Search {
  readonly #neighbors: readonly (readonly number[])[];
  readonly #mates: number[];
  /** For each vertex, the vertex from which it was reached; -1 for none. */
  readonly #parents: number[];
  /** The base of the blossom of each vertex; the vertex itself if it is in none. */
  readonly #bases: number[];
  readonly #reached: boolean[];

  constructor(neighbors: readonly (readonly number[])[], mates: number[]) {
    this.#neighbors = neighbors;
    this.#mates = mates;
    this.#parents = neighbors.map(() => -1);
    this.#bases = [...neighbors.keys()];
    this.#reached = neighbors.map(() => false);
  }

  from(root: number): void {
    this.#reached[root] = true;
    const queue = [root];
    for (const vertex of queue) {
      for (const next of this.#neighbors[vertex] ?? []) {
        if (this.#base(vertex) === this.#base(next) || this.#mate(vertex) === next) continue;
        if (next === root || this.#parent(this.#mate(next)) !== -1) queue.push(...this.#shrink(vertex, next));
        else if (this.#parent(next) === -1) {
          this.#parents[next] = vertex;
          if (this.#mate(next) === -1) return this.#turn(next);
          this.#reached[this.#mate(next)] = true;
          queue.push(this.#mate(next));
        }
      }
    }
  }

  #turn(end: number): void {
    let vertex = end;
    while (vertex !== -1) {
      const parent = this.#parent(vertex);
      const next = this.#mate(parent);
      this.#mates[vertex] = parent;
      this.#mates[parent] = vertex;
      vertex = next;
    }
  }

  /** Contracts the odd cycle closed by an edge to one vertex. Returns its newly reached vertices. */
  #shrink(one: number, other: number): readonly number[] {
    const base = this.#commonBase(one, other);
    const inside = new Set([...this.#climb(one, base, other), ...this.#climb(other, base, one)]);
    const found: number[] = [];
    for (const vertex of this.#bases.keys()) {
      if (!inside.has(this.#base(vertex))) continue;
      this.#bases[vertex] = base;
      if (this.#reached[vertex] === true) continue;
      this.#reached[vertex] = true;
      found.push(vertex);
    }
    return found;
  }

  #commonBase(one: number, other: number): number {
    const above = new Set<number>();
    for (let vertex = this.#base(one); ; vertex = this.#base(this.#parent(this.#mate(vertex)))) {
      above.add(vertex);
      if (this.#mate(vertex) === -1) break;
    }
    let vertex = this.#base(other);
    while (!above.has(vertex)) vertex = this.#base(this.#parent(this.#mate(vertex)));
    return vertex;
  }

  /** Returns the bases on the way up to the base of a blossom. Records for each vertex the vertex from which it is reached in the other direction. */
  #climb(from: number, base: number, below: number): readonly number[] {
    const bases: number[] = [];
    let [vertex, child] = [from, below];
    while (this.#base(vertex) !== base) {
      bases.push(this.#base(vertex), this.#base(this.#mate(vertex)));
      this.#parents[vertex] = child;
      child = this.#mate(vertex);
      vertex = this.#parent(child);
    }
    return bases;
  }

  #base = (vertex: number): number => this.#bases[vertex] ?? vertex;
  #mate = (vertex: number): number => this.#mates[vertex] ?? -1;
  #parent = (vertex: number): number => this.#parents[vertex] ?? -1;
}
