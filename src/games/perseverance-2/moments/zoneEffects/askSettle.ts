import type { Ask } from '@/engine';
import { countOf } from '../../../perseverance/session/table';
import { sayCounted } from '../../../perseverance/moments/tracking/level';
import { hasEffect } from '../../perks';
import { PIECES } from '../../pieces';
import { DISCOUNTS, type Discount } from './settle';
import { amount, say } from '../../say';
import { CITY_ZONES, PLACE_BONUSES, type CityZone } from '../../terms';
import type { Command } from '../../session/command';
import { knownOwn, ownKnown } from '../../session/known';
import type { EffectMove, PerkPick } from '../../session/moves';
import { seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { reasonAgainstAll } from '../../session/wizards/reasonAgainst';
import { bonusName } from '../influence/bonusName';
import { askPerk, NO_PERK } from '../influence/askPerk';
import { askPicks } from './askPicks';
import { askCityZone } from './askZone';

type SettlePick = Extract<EffectMove, { effect: 'settle' }>['picks'][number] & {
  /** In Essentials: own Settlements of the Zone that pays Followers. */
  readonly standing?: number;
};
const WAYS = { settleFood: 1, settleIsland: 2, followers: 3 } as const;
const NAMES = Object.keys(WAYS) as readonly (keyof typeof WAYS)[];

/** Settlements with their bonus, or Followers for those of one Zone; what Architect saves is asked first. */
export function askSettle(
  ask: Ask,
  state: State,
  player: string,
  act: (move: EffectMove) => Command,
): EffectMove | null {
  const saves = isFull(state) && hasEffect(seatOf(state, player).perks, 'settleTokenSaved');
  const move = (saved: Discount | 'none', picks: readonly SettlePick[]): EffectMove => ({
    effect: 'settle',
    discount: saved === 'none' ? null : saved,
    picks: picks.map(({ standing: _standing, ...pick }) => pick),
    ...standingIn(picks),
  });
  const helps = (saved: Discount) =>
    NAMES.some(
      (name) =>
        !reasonAgainstAll(
          state,
          CITY_ZONES.map((zone) => act(move(saved, [pickOf(name, zone, null)]))),
        ).reason,
    );
  const discount = saves ? askDiscount(ask, DISCOUNTS.find(helps) ?? 'none') : 'none';
  if (discount === null) return null;
  const settle = (picks: readonly SettlePick[]) => act(move(discount, picks));
  const picks = askPicks<SettlePick>(ask, {
    id: 'settle',
    title: say('session.ask.settle'),
    help: say('session.ask.settleHelp'),
    most: 3,
    options: (before) =>
      NAMES.map((name) => ({
        id: name,
        label: say(`session.settle.${name}`),
        ...reasonAgainstAll(
          state,
          CITY_ZONES.map((zone) => settle([...before, pickOf(name, zone, null)])),
        ),
      })),
    pick: (option, before, step) => {
      const name = NAMES.find((one) => one === option) ?? 'followers';
      const zone = askCityZone(ask, state, {
        id: step,
        command: (one) => settle([...before, pickOf(name, one, null)]),
        ...(isFull(state) && {
          note: (one: CityZone) => amount('settlements', ownIn(state, player, one, before)),
        }),
      });
      if (zone && name === 'followers' && !isFull(state)) {
        const { own } = askStanding(ask, state, { player, zone, step });
        return { ...pickOf(name, zone, null), standing: own };
      }
      if (!zone || name === 'followers') return zone && pickOf(name, zone, null);
      const bonus = ask.choose({
        id: `bonus:${step}`,
        title: say('session.ask.bonus'),
        help: say('session.ask.bonusHelp'),
        layout: 'chips',
        initial: 'influence',
        options: PLACE_BONUSES.map((one) => ({
          id: one,
          label: bonusName(one, state.config.officers[zone]),
        })),
      });
      if (bonus !== 'perk') return bonus && pickOf(name, zone, null);
      const perk = askPerk(ask, state, {
        id: step,
        player,
        officer: state.config.officers[zone],
        command: (pick) => settle([...before, pickOf(name, zone, pick)]),
        skip: true,
      });
      return perk && pickOf(name, zone, perk === NO_PERK ? null : perk);
    },
  });
  return picks && move(discount, picks);
}

/** With those that this Effect has just placed: they bring Followers too. */
function ownIn(state: State, player: string, zone: CityZone, before: readonly SettlePick[]): number {
  const placed = before.filter((pick) => pick.zone === zone && pick.option !== WAYS.followers);
  return countOf(state.zones[zone].settlements, player) + placed.length;
}

function standingIn(picks: readonly SettlePick[]) {
  const said = picks.flatMap(({ zone, standing }) =>
    standing === undefined ? [] : [[zone, standing] as const],
  );
  return said.length > 0 ? { standing: Object.fromEntries(said) } : {};
}

/** Nobody follows the Settlements: filled in is what is known of them. */
function askStanding(
  ask: Ask,
  state: State,
  { player, zone, step }: { readonly player: string; readonly zone: CityZone; readonly step: string },
) {
  return ask.count({
    id: `standing:${step}`,
    title: say('session.unseen.standing', { zone: say(`zone.${zone}`) }),
    help: say('session.unseen.standingHelp'),
    figures: [
      {
        id: 'own',
        player,
        label: say('session.built.settlements'),
        note: sayCounted(ownKnown(state, zone, player)),
        value: knownOwn(state, zone, player),
        track: { min: 0, max: PIECES.settlements },
      },
    ],
  });
}

/** Without a Perk that can be gained the bonus is a cube. */
function pickOf(
  name: keyof typeof WAYS,
  zone: (typeof CITY_ZONES)[number],
  perk: PerkPick | null,
): SettlePick {
  if (name === 'followers') return { option: 3, zone, perk: null };
  return { option: WAYS[name], zone, bonus: perk ? 'perk' : 'influence', perk };
}

function askDiscount(ask: Ask, initial: Discount | 'none'): Discount | 'none' | null {
  return ask.choose<Discount | 'none'>({
    id: 'discount',
    title: say('session.ask.discount'),
    help: say('session.ask.discountHelp'),
    layout: 'chips',
    initial,
    options: [
      ...DISCOUNTS.map((good) => ({ id: good, label: say(`asset.${good}`) })),
      { id: 'none', label: say('session.ask.onlyFollowers') } as const,
    ],
  });
}
