import { NotFoundScreen } from './boot/NotFoundScreen';
import { HomeScreen } from './home/HomeScreen';
import { NewGameScreen } from './new-game/NewGameScreen';
import { GameScreenHost } from './table/GameScreenHost';
import { TableScreen } from './table/TableScreen';
import { deferred } from './deferred';
import type { Routes } from './navigation';
import { at, type Place } from './place';

/** Every screen: what draws it, and its address on the web and behind foothold://. What it must be given is in `Routes`. */
export const screens = {
  Home: at('', HomeScreen),
  NewGame: at('new/:game?', NewGameScreen),
  FirstGame: at('first-game/:game?', deferred('FirstGame')),
  Table: at('session/:id', TableScreen),
  Turn: at('session/:id/turn/:words?', deferred('Turn')),
  Timeline: at('session/:id/timeline', deferred('Timeline')),
  Change: at('session/:id/change', deferred('Change')),
  PutRight: at('session/:id/put-right/:row?', deferred('PutRight')),
  Result: at('session/:id/result', deferred('Result')),
  GameScreen: at('session/:id/show/:screen', GameScreenHost),
  Wizard: at('session/:id/wizard/:wizard', deferred('Wizard')),
  History: at('history', deferred('History')),
  Bin: at('history/bin', deferred('Bin')),
  LogGame: at('log/:id?', deferred('LogGame')),
  Players: at('players', deferred('Players')),
  Player: at('players/:id', deferred('Player')),
  Group: at('group/:id?', deferred('Group')),
  Stats: at('stats/:part?', deferred('Stats')),
  PlayerStats: at('stats/player/:id', deferred('PlayerStats')),
  GameStats: at('stats/game/:id', deferred('GameStats')),
  Learn: at('learn', deferred('Learn')),
  Reference: at('learn/:game', deferred('Reference')),
  ReferenceEntry: at('learn/:game/:entry', deferred('ReferenceEntry')),
  Checks: at('check/:game', deferred('Checks')),
  Check: at('check/:game/:check', deferred('Check')),
  Settings: at('settings', deferred('Settings')),
  Keys: at('settings/keys', deferred('Keys')),
  Storage: at('settings/storage', deferred('Storage')),
  Restore: at('settings/restore/:slot?', deferred('Restore')),
  Share: at('session/:id/share', deferred('Share')),
  Present: at('session/:id/present', deferred('Present')),
  Watch: at('session/:id/watch', deferred('Watch')),
  Join: at('t/:table?', deferred('Join')),
  Club: at('club', deferred('Club')),
  HandOver: at('session/:id/hand-over', deferred('HandOver')),
  Receive: at('handover', deferred('Receive')),
  StorageCheck: at('storage-check', deferred('StorageCheck')),
  Gallery: at('gallery', deferred('Gallery')),
  NotFound: at('*', NotFoundScreen),
} satisfies { readonly [Name in keyof Routes]: Place<Name> };

/** The screens that show one game have its id in their address. */
export function showsOneGame(name: string): boolean {
  const known: Readonly<Record<string, { readonly linking: string }>> = screens;
  return Object.hasOwn(known, name) && (known[name]?.linking.startsWith('session/:id') ?? false);
}
