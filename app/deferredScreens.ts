/**
 * The screens that the first minute at a table does not need, in one chunk: two lazy ways into shared modules would
 * make the bundler move those into the first load. It is fetched while the first screen is shown, so that a tab keeps
 * working when its server is gone.
 */
import { RestoreScreen } from './backup/RestoreScreen';
import { StorageScreen } from './backup/StorageScreen';
import { ChangeScreen } from './change/ChangeScreen';
import { GalleryScreen } from './gallery/GalleryScreen';
import { CheckScreen } from './guide/CheckScreen';
import { ChecksScreen } from './guide/ChecksScreen';
import { FirstGameScreen } from './guide/FirstGameScreen';
import { TableGuide } from './guide/TableGuide';
import { TurnScreen } from './turn/TurnScreen';
import { HandOverScreen } from './handover/HandOverScreen';
import { ReceiveScreen } from './handover/ReceiveScreen';
import { BinScreen } from './history/BinScreen';
import { HistoryScreen } from './history/HistoryScreen';
import { LearnScreen } from './learn/LearnScreen';
import { ReferenceEntryScreen } from './learn/ReferenceEntryScreen';
import { ReferenceScreen } from './learn/ReferenceScreen';
import { ClubScreen } from './club/ClubScreen';
import { JoinScreen } from './live/JoinScreen';
import { LiveStrip } from './live/LiveStrip';
import { ShareScreen } from './live/ShareScreen';
import { TakeBack } from './live/TakeBack';
import { PresentScreen } from './live/PresentScreen';
import { WatchScreen } from './live/WatchScreen';
import { LogGameScreen } from './log-game/LogGameScreen';
import { SetupOptions } from './new-game/SetupOptions';
import { GroupScreen } from './players/GroupScreen';
import { PlayerScreen } from './players/PlayerScreen';
import { PlayersScreen } from './players/PlayersScreen';
import { PutRightScreen } from './put-right/PutRightScreen';
import { ResultScreen } from './result/ResultScreen';
import { KeysScreen } from './settings/KeysScreen';
import { SettingsScreen } from './settings/SettingsScreen';
import { StorageCheckScreen } from './settings/StorageCheckScreen';
import { GameStatsScreen } from './stats/GameStatsScreen';
import { PlayerStatsScreen } from './stats/PlayerStatsScreen';
import { StatsScreen } from './stats/StatsScreen';
import { TimelineScreen } from './timeline/TimelineScreen';
import { PenStrip } from './wizard/PenStrip';
import { WizardScreen } from './wizard/WizardScreen';

export { keepOffline } from './platform/keepOffline';
export * as backupParts from '@/state/backupParts';
export * as liveParts from '@/state/live/liveParts';

/** By the name of their route. */
export const deferredScreens = {
  FirstGame: FirstGameScreen,
  Turn: TurnScreen,
  Wizard: WizardScreen,
  Timeline: TimelineScreen,
  Change: ChangeScreen,
  PutRight: PutRightScreen,
  Result: ResultScreen,
  History: HistoryScreen,
  Bin: BinScreen,
  LogGame: LogGameScreen,
  Players: PlayersScreen,
  Player: PlayerScreen,
  Group: GroupScreen,
  Stats: StatsScreen,
  PlayerStats: PlayerStatsScreen,
  GameStats: GameStatsScreen,
  Learn: LearnScreen,
  Reference: ReferenceScreen,
  ReferenceEntry: ReferenceEntryScreen,
  Checks: ChecksScreen,
  Check: CheckScreen,
  Settings: SettingsScreen,
  Keys: KeysScreen,
  Storage: StorageScreen,
  Restore: RestoreScreen,
  Share: ShareScreen,
  Present: PresentScreen,
  Watch: WatchScreen,
  Join: JoinScreen,
  Club: ClubScreen,
  HandOver: HandOverScreen,
  Receive: ReceiveScreen,
  StorageCheck: StorageCheckScreen,
  Gallery: GalleryScreen,
  // What the table itself shows of the guide, and of being shared.
  TableGuide,
  LiveStrip,
  PenStrip,
  TakeBack,
  // Of a new game: what most tables leave as it is.
  SetupOptions,
} as const;
