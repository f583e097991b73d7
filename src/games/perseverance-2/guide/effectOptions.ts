import { EMPTY_DRAFT, type IconName, type TurnOption, type TurnPart } from '@/engine';
import { allRefused, partsOf } from '../../perseverance/guide/parts';
import { DISCOUNTS } from '../moments/zoneEffects/settle';
import { countedParty } from '../moments/adventure/rule';
import { partySize } from '../moments/combat/party';
import { hasEffect } from '../perks';
import { countedAssets, say } from '../say';
import type { Command } from '../session/command';
import { freeCamps } from '../moments/adventure/rally';
import { readyParty, seatOf } from '../session/records';
import { isFull, type State } from '../session/state';
import { adventureBegin } from '../moments/adventure/beginWizard';
import { camp } from '../moments/adventure/campWizard';
import { effect } from '../moments/zoneEffects/wizard';
import { outpost } from '../moments/outpost/wizard';
import type { CityZone } from '../terms';
import { outlook } from './outlook';
import type { Names } from '../session/names';

type Option = TurnOption<Command, Names>;
type Simple = 'pub' | 'salvage';
type WithQuestions = 'gather' | 'training' | 'marketplace' | 'politics' | 'settle' | 'build';

/** The spaces of each City Zone, as they are on the board. */
const EFFECTS: Readonly<Record<CityZone, readonly (Simple | WithQuestions)[]>> = {
  sustenance: ['gather', 'pub'],
  military: ['training'],
  expansion: ['marketplace', 'politics', 'settle'],
  construction: ['build', 'salvage'],
};

const ICONS: Readonly<Record<Simple | WithQuestions, IconName>> = {
  gather: 'herb',
  pub: 'story',
  training: 'light',
  marketplace: 'scrap',
  politics: 'die',
  settle: 'settlement',
  build: 'wall',
  salvage: 'scrap',
};

/** Nothing of it is followed in Essentials. */
const GOODS_ONLY: readonly (Simple | WithQuestions)[] = ['gather', 'pub', 'marketplace', 'salvage'];

export function effectOptions(state: State, zone: CityZone): readonly Option[] {
  const own = EFFECTS[zone].map((name): Option => {
    const base = { id: name, icon: ICONS[name], label: say(`session.effect.${name}`), reference: name };
    // The table takes goods without the app.
    if (!isFull(state) && GOODS_ONLY.includes(name))
      return { ...base, note: say('session.unseen.withoutApp') };
    if (name === 'pub' || name === 'salvage') {
      const command: Command = { type: 'effect', player: state.turn, move: { effect: name } };
      return { ...base, ...outlook(state, command), does: { kind: 'command', command } };
    }
    const parts = questionsOf(state, name);
    return {
      ...base,
      ...(allRefused(parts) && { reason: say('lesson.turn.nothing') }),
      parts,
      does: { kind: 'wizard', wizard: 'effect' },
    };
  });
  return zone === 'sustenance' ? [adventureOption(state), ...own] : own;
}

const FIRST_QUESTION: Readonly<Record<WithQuestions, string>> = {
  gather: 'take',
  training: 'training:0',
  marketplace: 'buy',
  politics: 'politics:0',
  settle: 'settle:0',
  build: 'build:0',
};

/** The options that the wizard itself would offer first, with their prices. */
function questionsOf(state: State, name: WithQuestions): readonly TurnPart[] {
  const asked = (chosen: Readonly<Record<string, string>>, question: string) =>
    partsOf(effect.steps(state, { ...EMPTY_DRAFT, chosen: { effect: name, ...chosen } }), question);
  const { perks } = seatOf(state, state.turn);
  // Gatherer takes both without being asked: only the release is left to choose.
  if (name === 'gather' && hasEffect(perks, 'gatherBoth')) return gatherBoth(asked({}, 'release'));
  if (name !== 'settle' || !isFull(state) || !hasEffect(perks, 'settleTokenSaved'))
    return asked({}, FIRST_QUESTION[name]);
  // Architect: what is possible with any of the tokens saved is possible.
  const ways = [...DISCOUNTS, 'none'].map((discount) => asked({ discount }, FIRST_QUESTION.settle));
  return (ways[0] ?? []).map(
    (part, i) => ways.map((way) => way[i]).find((one) => one && !one.reason) ?? part,
  );
}

/** Without a Shieldhead there is nothing to choose. */
function gatherBoth(release: readonly TurnPart[]): readonly TurnPart[] {
  const gains = countedAssets([
    ['glowberry', 2],
    ['food', 1],
    ['islandResource', 1],
  ]);
  return release.length > 0 ? release : [{ id: 'both', label: gains }];
}

/** The way outside: three options from a Camp, any owner's. */
function adventureOption(state: State): Option {
  const parts = adventureParts(state);
  const usable = !isFull(state) || freeCamps(state).length > 0;
  return {
    id: 'adventure',
    icon: 'patrol',
    label: say('lesson.turn.adventure'),
    note: say('lesson.turn.adventureNote'),
    ...(!usable
      ? { reason: say('lesson.turn.noCamp') }
      : allRefused(parts) && { reason: say('lesson.turn.nothing') }),
    parts,
    does: { kind: 'wizard', wizard: 'effect' },
    reference: 'adventure',
  };
}

function adventureParts(state: State): readonly TurnPart[] {
  const ready = readyParty(state, state.turn);
  const begun = adventureBegin.steps(state, adventureBegin.begin(state)).find(({ id }) => id === 'party');
  const [from] = freeCamps(state);
  const chosen = { rally: String(from?.id ?? ''), reach: 'near' };
  const raised = partsOf(camp.steps(state, { ...EMPTY_DRAFT, chosen }), 'area:camp');
  const refused = allRefused(raised) ? raised[0]?.reason : undefined;
  return [
    {
      id: 'combat',
      label: say('lesson.turn.combat'),
      ...(partySize(ready) > 0
        ? isFull(state) && { note: say('lesson.turn.combatNote', { party: countedParty(ready) }) }
        : { reason: say('lesson.turn.nobodyReady') }),
    },
    { id: 'clear', label: say('lesson.turn.clear'), ...(begun?.missing && { reason: begun.missing }) },
    { id: 'camp', label: say('lesson.turn.campOutside'), ...(refused && { reason: refused }) },
  ];
}

/** Every Outpost on the Map, everybody’s; what it does, or why it cannot be used. */
export function outpostOption(state: State): Option {
  const full = isFull(state);
  const parts = partsOf(outpost.steps(state, outpost.begin(state)), full ? 'tile' : 'anyTile');
  return {
    id: 'outposts',
    icon: 'wall',
    label: say('lesson.turn.outposts'),
    note: say('lesson.turn.outpostsNote'),
    ...(full && state.areas.every((area) => area.outpost === null)
      ? { reason: say('lesson.turn.noOutpost') }
      : parts.length > 0 && allRefused(parts) && { reason: say('lesson.turn.nothing') }),
    parts,
    does: { kind: 'wizard', wizard: 'outpost' },
    reference: 'outpost-effect',
  };
}
