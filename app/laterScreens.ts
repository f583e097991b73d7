/**
 * The screens that the first minute at a table does not need, in one piece: two lazy ways into shared modules would
 * make the bundler move those into the first load. It is fetched while the first screen is looked at, so that a tab
 * goes on when its server is gone.
 */
export { RestoreScreen } from './backup/RestoreScreen';
export { StorageScreen } from './backup/StorageScreen';
export { GalleryScreen } from './gallery/GalleryScreen';
export { BinScreen } from './history/BinScreen';
export { HandOverScreen } from './handover/HandOverScreen';
export { ReceiveScreen } from './handover/ReceiveScreen';
export { CheckScreen } from './guide/CheckScreen';
export { ChecksScreen } from './guide/ChecksScreen';
export { FirstGameScreen } from './guide/FirstGameScreen';
export { TurnScreen } from './guide/TurnScreen';
export { HistoryScreen } from './history/HistoryScreen';
export { LearnScreen } from './learn/LearnScreen';
export { ReferenceEntryScreen } from './learn/ReferenceEntryScreen';
export { ReferenceScreen } from './learn/ReferenceScreen';
export { LogGameScreen } from './log-game/LogGameScreen';
export { keepOffline } from './platform/keepOffline';
export { GroupScreen } from './players/GroupScreen';
export { PlayerScreen } from './players/PlayerScreen';
export { PlayersScreen } from './players/PlayersScreen';
export { PutRightScreen } from './put-right/PutRightScreen';
export { ResultScreen } from './result/ResultScreen';
export { KeysScreen } from './settings/KeysScreen';
export { SettingsScreen } from './settings/SettingsScreen';
export { StorageCheckScreen } from './settings/StorageCheckScreen';
export { GameStatsScreen } from './stats/GameStatsScreen';
export { PlayerStatsScreen } from './stats/PlayerStatsScreen';
export { StatsScreen } from './stats/StatsScreen';
export * as backupParts from '@/state/backupParts';
export { TimelineScreen } from './timeline/TimelineScreen';
