/** Everything of the game that the app loads, in one piece: two lazy ways into shared modules would load them at start. */
export { scorepad } from './index';
export { screens } from './ui/screens';
