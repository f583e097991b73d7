import { added, listOf, mapOf, number, shape, text, type Drawn, type Phrase, type Read } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { lastCount } from '../../../perseverance/moments/tracking/level';
import { PIECES, SETTLEMENT_SPACES } from '../../pieces';
import type { DinoAttackResult } from './rule';
import { REWARD_PRICES } from './combatRewards';
import { counted, say } from '../../say';
import type { RewardId, Zone } from '../../terms';
import type { CommunityArea } from '../../session/command';
import { FIGURE, seenZone } from '../../session/known';
import { isFull, playersOf, type ColumnState, type State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import type { AttackArea } from './attackArea';
import type { Ask } from '../../session/wizards/wizard';

const community = shape({
  /** Bottom to top; left out: as they were counted last. */
  settlements: added(listOf(text, { max: 10 })),
  dice: mapOf(number({ max: PIECES.dice })),
  /** Whose Leader is on the board, where the grid does not show it. */
  leaders: listOf(text),
});
export type Community = Read<typeof community>;

/** In Essentials: who lives in the Zone, as far as the table said it. */
export function communityOf(zone: Zone): Drawn<Community> {
  return {
    id: 'community',
    name: `community:${zone}`,
    shape: community,
    initial: { dice: {}, leaders: [] },
  };
}

/** What of the Zone still has to be asked in Essentials. */
export interface CommunityNeeds {
  readonly settlements: boolean;
  readonly dice: boolean;
  readonly leaders: boolean;
}

/** What the page about the Zone shows. */
export interface CommunityPage {
  readonly needs: CommunityNeeds;
  /** Why Settlements matter now. */
  readonly through?: Phrase;
  /** Bottom to top. */
  readonly settlements: readonly string[];
  readonly mostSettlements: number;
  /** Leaders whom the grid shows: nobody has to name them. */
  readonly leadersInArea: readonly string[];
}

/** Settlements suffer from a breach; the rest counts only for rewards that somebody can pay for. */
export function communityNeeds(after: State, { breach, picks, rewards }: DinoAttackResult): CommunityNeeds {
  const wanted = (reward: RewardId) =>
    rewards.includes(reward) &&
    playersOf(after).some((id) => {
      const { safeguard, valor } = REWARD_PRICES[reward];
      const has = after.players[id];
      return (picks[id] ?? 0) > 0 && has && has.safeguard >= safeguard && has.valor >= valor;
    });
  const counted = wanted('settlements-dice');
  return {
    settlements: breach.trampler + breach.raptor > 0 || counted || wanted('place-settlement'),
    dice: counted,
    leaders: wanted('retrieve-leader'),
  };
}

/** In Essentials nobody knows who lives there; asked only when it matters. */
export function askCommunity(
  ask: Ask,
  state: State,
  area: AttackArea,
  columns: readonly ColumnState[],
  { needs, result }: { readonly needs: CommunityNeeds; readonly result: DinoAttackResult },
): void {
  if (isFull(state) || !(needs.settlements || needs.dice || needs.leaders)) return;
  const question = communityOf(area.zone);
  const { breach } = result;
  const page: CommunityPage = {
    needs,
    ...(breach.trampler + breach.raptor > 0 && {
      through: say('breach.dinos', {
        dinos: counted(['tramplers', breach.trampler], ['raptors', breach.raptor]),
      }),
    }),
    settlements: settlementsIn(state, area.zone, ask.drawn(question)),
    mostSettlements: mostSettlements(area),
    leadersInArea: leadersIn(columns),
  };
  const tooMany = page.settlements.length > page.mostSettlements;
  ask.draw({
    ...question,
    widget: 'attackCommunity',
    title: say('session.attack.community'),
    help: say('session.attack.communityHelp'),
    given: page,
    missing: () => (tooMany ? say('session.attack.tooManySettlements') : null),
  });
}

/** In Essentials, as the table says or as far as is known. */
export function communityArea(
  state: State,
  area: AttackArea,
  columns: readonly ColumnState[],
  said: Community,
): CommunityArea {
  const out = [...leadersIn(columns), ...said.leaders];
  return {
    // More than there are spaces: the step that asks for them says so.
    settlements: settlementsIn(state, area.zone, said).slice(0, mostSettlements(area)),
    dice: said.dice,
    leadersOnBoard: rulesFor(state).rewards.includes('retrieve-leader')
      ? playersOf(state).filter((id) => out.includes(id))
      : [],
  };
}

export function settlementsIn(state: State, zone: Zone, { settlements }: Community): readonly string[] {
  if (settlements) return settlements;
  // Those of the set-up alone say nothing of now.
  if (!lastCount(state, FIGURE.settlements(zone))) return [];
  return seenZone(state, zone).settlements.filter((owner) => owner !== null);
}

function mostSettlements({ dangerous }: AttackArea): number {
  return dangerous ? SETTLEMENT_SPACES.dangerous : SETTLEMENT_SPACES.safe;
}

function leadersIn(columns: readonly ColumnState[]): readonly string[] {
  return columns.flatMap(({ soldiers }) =>
    soldiers.flatMap((figure) => (figure?.type === 'leader' ? [figure.owner] : [])),
  );
}

/** Who can own a Settlement. */
export function settlers(state: State): readonly string[] {
  const players = playersOf(state);
  return players.length === 2 ? [...players, DISSENTERS] : players;
}
