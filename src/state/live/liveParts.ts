export { createLiveTable } from './liveTable';
export { createPen } from './pen';
export { joinTable, knock } from './joinTable';
export { changeSeat, leaveTable, partWays, shareTable } from './shareTable';
