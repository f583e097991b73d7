export { createLiveTable } from './liveTable';
export { joinTable, knock } from './joinTable';
export { changeSeat, leaveTable, partWays, shareTable } from './shareTable';
