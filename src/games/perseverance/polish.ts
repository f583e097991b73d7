/** The words of both episodes in one piece, for the same reason as their plug-ins. */
export { pl as episode1 } from '../perseverance-1/strings/pl';
export { pl as episode2 } from '../perseverance-2/strings/pl';
