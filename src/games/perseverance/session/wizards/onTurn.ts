import { hereAt, type TableState } from '../table';

/** A wizard of the player on turn; anybody else at the table can be named instead. */
export const onTurn = {
  of: ({ turn }: Pick<TableState, 'turn'>): string => turn,
  others: hereAt,
};
