/** What it takes to keep a backup and to bring one back. Nobody needs it to see the first screen, so it comes later. */
export { isBackupDue, keepBackup } from '@/data/backup/keepBackup';
export { fillUp, findBackup, recover } from './backupRecovery';
