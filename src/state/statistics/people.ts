import type { Colour } from '@/engine';
import type { Services } from '../services';

/** Everybody in the roster by id, including people put aside. */
export type People = ReadonlyMap<string, Person>;

export interface Person {
  readonly name: string;
  readonly colour: Colour;
}

export async function loadPeople({ data }: Pick<Services, 'data'>): Promise<People> {
  const [here, aside] = [await data.players.list(), await data.players.list({ archived: true })];
  return new Map([...here.rows, ...aside.rows].map(({ id, name, colour }) => [id, { name, colour }]));
}
