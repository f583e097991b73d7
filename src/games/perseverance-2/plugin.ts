/** Everything of the game that the app loads. */
export { perseverance2 } from './index';
export { screens } from './ui/screens';
export { widgets } from './ui/widgets';
