import { figureRow, type IconName, type PutRight, type PutRightRow, type PutRightSection } from '@/engine';
import {
  diceSection,
  dissenterRows,
  officersSection,
  peopleAt,
  turnSection,
  zoneDiceSection,
} from '../../../perseverance/session/putRight/rows';
import { playersOf } from '../../../perseverance/session/table';
import { nameOf, say } from '../../say';
import { DINOS, ZONES } from '../../terms';
import type { Command } from '../command';
import { DICE_LIMITS } from '../decide/pieces';
import { seatOf } from '../records';
import { isFull, type State } from '../state';
import { adventureRows } from './adventureRows';
import { breachRows } from './breachRows';
import { toppledRows } from './toppledRows';
import type { Names } from '../names';

type Row = PutRightRow<Command, Names>;
type Section = PutRightSection<Command, Names>;

const OUTSIDE = [
  'built-outposts',
  'built-camps',
  'built-watchtowers',
  'supply-camps',
  'supply-watchtowers',
] as const;

export function putRight(state: State): PutRight<Command, Names> {
  const players = playersOf(state);
  const full = isFull(state);
  const perPlayer = (rows: (player: string) => readonly Row[]) => players.flatMap(rows);
  const figures = (...ids: readonly string[]) =>
    players.flatMap((player) => ids.map((id) => figureRow(player, id)));
  return {
    sections: [
      { ...turnSection(state), rows: [...turnSection(state).rows, ...dissenterRows(state)] },
      ...(full
        ? [
            {
              id: 'toppled',
              title: say('session.piece.toppled'),
              note: say('session.putRight.toppledNote'),
              rows: perPlayer((player) => toppledRows(state, player)),
            },
          ]
        : []),
      {
        id: 'breach',
        title: say('session.putRight.breaches'),
        note: say('session.putRight.breachNote'),
        rows: perPlayer((player) => breachRows(state, player)),
      },
      {
        id: 'adventure',
        title: say('session.putRight.adventures'),
        note: say('session.putRight.adventureNote'),
        rows: perPlayer((player) => adventureRows(state, player)),
      },
      leaders(state),
      diceSection(state, DICE_LIMITS),
      ...(full ? [zoneDiceSection(state, ZONES)] : []),
      officersSection(state, ZONES, figures('supply-influence')),
      {
        id: 'pieces',
        title: say('session.putRight.pieces'),
        rows: [
          ...(full
            ? [
                screen('zones', 'game', figures('built-settlements', 'supply-settlements')),
                screen('areas', 'settlement', figures(...OUTSIDE)),
                screen('enclosure', 'trampler', figures(...DINOS.map((dino) => `enclosure-${dino}`))),
              ]
            : []),
          screen('perks', 'influence', figures('perks')),
        ],
      },
    ],
    people: peopleAt(state),
  };
}

function screen(
  name: 'zones' | 'areas' | 'perks' | 'enclosure',
  icon: IconName,
  figures: readonly string[],
): Row {
  return { id: name, kind: 'screen', screen: name, label: say(`screens.${name}.title`), icon, figures };
}

const HOME = 'home';

function leaders(state: State): Section {
  return {
    id: 'leaders',
    title: say('session.putRight.leaders'),
    rows: playersOf(state).map((player) => ({
      id: `leader/${player}`,
      kind: 'choice',
      player,
      label: say('session.putRight.leaderOf', { player: nameOf(player) }),
      value: seatOf(state, player).leader ?? HOME,
      options: [
        { id: HOME, label: say('session.putRight.atHome') },
        ...ZONES.map((zone) => ({ id: zone, label: say(`zone.${zone}`) })),
      ],
      set: (to) => ({
        type: 'setPieces',
        player,
        piece: 'leader',
        to: ZONES.find((zone) => zone === to) ?? null,
      }),
    })),
  };
}
