/**
 * Both episodes in one piece. The bundler moves whatever two lazy pieces share into what the first screen loads, and
 * the episodes share a lot: so there is one piece.
 */
export * as episode1 from '../perseverance-1/plugin';
export * as episode2 from '../perseverance-2/plugin';
