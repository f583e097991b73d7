import type { BesideTheLog } from './beside';
import type { HubNeeds, Rooms, Wire } from './rooms';

/** What all wires of a hub share. */
export interface Desk {
  readonly needs: HubNeeds;
  readonly rooms: Rooms;
  readonly beside: BesideTheLog;
  /** Wires without a table, and the table that they wait for; null waits for the store itself. */
  readonly shut: Map<Wire, string | null>;
  sayHere(table: string): Promise<void>;
  /** Something could not be kept. */
  suspect(): void;
}
