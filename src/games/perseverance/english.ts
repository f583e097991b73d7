/** The words of both episodes in one piece, for the same reason as their plug-ins. */
export { en as episode1 } from '../perseverance-1/strings/en';
export { en as episode2 } from '../perseverance-2/strings/en';
