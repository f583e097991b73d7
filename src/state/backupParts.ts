/** What it takes to keep games and a backup of them, and to bring one back. Nobody needs it to see the first screen, so it comes later. */
export { isBackupDue, keepBackup } from '@/data/backup/keepBackup';
export { requestPersistence } from '@/data/requestPersistence';
export { fillUp, findBackup, recover } from './backupRecovery';
