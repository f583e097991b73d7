import { backup } from './backup';
import { boot } from './boot';
import { change } from './change';
import { club } from './club';
import { colour } from './colour';
import { data } from './data';
import { diagnostics } from './diagnostics';
import { guide } from './guide';
import { handOver } from './handOver';
import { history } from './history';
import { home } from './home';
import { input } from './input';
import { keys } from './keys';
import { learn } from './learn';
import { live } from './live';
import { logGame } from './logGame';
import { newGame } from './newGame';
import { pen } from './pen';
import { players } from './players';
import { putRight } from './putRight';
import { result } from './result';
import { settings } from './settings';
import { stats } from './stats';
import { table } from './table';
import { timeline } from './timeline';
import { trouble } from './trouble';
import { ui } from './ui';
import { wizard } from './wizard';

export const en = {
  backup,
  boot,
  change,
  club,
  colour,
  data,
  diagnostics,
  guide,
  handOver,
  history,
  home,
  input,
  keys,
  learn,
  live,
  logGame,
  newGame,
  pen,
  players,
  putRight,
  result,
  settings,
  stats,
  table,
  timeline,
  trouble,
  ui,
  wizard,
} as const;
