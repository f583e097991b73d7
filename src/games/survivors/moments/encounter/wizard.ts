import { among, mapOf } from '@/engine';
import { aberrantDie } from '../../pieces';
import type { Faces } from '../../rules/fields';
import { amount, nameOf, say } from '../../say';
import { NO_SKILLS, perSkill } from '../../tally';
import { RESOURCES, SIDES, SKILLS, type Side, type Skill, type Trio } from '../../terms';
import { dueOutcomes, poolOf, sideOf, computeEncounter } from './decide';
import { DICE } from '../../session/limits';
import { factionState, playersOf, type State } from '../../session/state';
import { iconOf } from '../../session/view/figures';
import { askExtras } from './askExtras';
import { askFaces, facesKnown, knownFaces } from './askFaces';
import { cardFigures, cardsIn } from './cards';
import { askLoss, askOutcomes, showResult } from './askOutcome';
import type { SidesGiven } from './sidesGiven';
import { QUICK, skillFigures, TOTAL } from './skillFigures';
import { wizard, type Ask } from '../../session/wizards/wizard';

/** Sides, dice, cards; what it costs; and what the Encounter Guide prints for how it went. */
export const encounter = wizard({
  id: 'encounter',
  onePage: true,
  endsWithAct: true,
  title: () => say('session.action.encounter'),
  script(ask, state) {
    const known = knownFaces(ask, state);
    const sides = askSides(ask, state, known);
    const extras = askExtras(ask, [...(facesKnown(state.faces) ? [] : (['faces'] as const)), 'cards']);
    if (extras.includes('faces')) askFaces(ask, state.faces);
    const rolled = askRolled(ask, state, poolOf(state, sides).figures.dice);
    const aberrant = askAberrant(ask, state);
    const cards = extras.includes('cards') ? askCards(ask, state) : NO_CARDS;
    // Asked after the result, whose reasons name it.
    const lossResource = ask.answered('loss', RESOURCES) ?? 'survivors';
    const said = {
      sides,
      rolled,
      aberrant,
      ...cards,
      lossResource,
      // Counted just now: the chances on this page are for these.
      ...(facesKnown(known) && !facesKnown(state.faces) && { faces: known }),
    };
    const outcome = computeEncounter(state, said);
    if (!outcome.ok) return outcome;
    const { figures } = outcome.value;
    showResult(ask, state, outcome.value);
    const isOpen = !figures.threatPassed && askLoss(ask, state, figures.loss.due) === null;
    const outcomes = askOutcomes(ask, state, dueOutcomes(figures));
    return isOpen ? null : { type: 'encounter', ...said, outcomes };
  },
});

const NO_CARDS = { cardSuccesses: NO_SKILLS, cardChallenges: NO_SKILLS, played: {} };

/** Everybody rolls the side of the last turn until they say another one. */
function askSides(ask: Ask, state: State, faces: Faces) {
  const given: SidesGiven = { faces };
  const said = ask.draw({
    id: 'sides',
    title: say('session.encounter.sides'),
    help: say('session.encounter.sidesHelp'),
    reference: 'dice-pool',
    widget: 'sides',
    shape: mapOf(among(SIDES)),
    initial: {},
    given,
  });
  return Object.fromEntries(playersOf(state).map((player) => [player, sideOf(state, said, player)]));
}

function askRolled(ask: Ask, { challenges }: State, dice: Trio): Trio {
  const asked = challenges?.now ?? challenges?.totals;
  return ask.count({
    id: 'rolled',
    title: say('session.encounter.rolled'),
    help: say('session.encounter.rolledHelp'),
    reference: 'successes',
    figures: skillFigures(TOTAL, { quick: QUICK.rolled }).map((figure) => ({
      ...figure,
      note: say('session.encounter.diceAgainst', {
        dice: amount('dice', dice[figure.id]),
        challenge: asked?.[figure.id] ?? 0,
      }),
    })),
  });
}

function askAberrant(ask: Ask, state: State): Skill | null {
  const { effect } = aberrantDie(playersOf(state).length);
  if (effect === 'none') return null;
  return ask.choose({
    id: 'aberrant',
    title: say('session.encounter.aberrant'),
    help: say(`session.encounter.aberrantHelp.${effect}`),
    reference: 'aberrant-die',
    missing: say('refusal.aberrantNeeded'),
    layout: 'chips',
    options: SKILLS.map((skill) => ({
      id: skill,
      icon: iconOf(skill),
      label: say(`skill.${skill}`),
      note: say(`session.encounter.aberrantNote.${effect}`),
    })),
  });
}

/** What Ability Cards changed, and which ones leave the game for it. */
function askCards(ask: Ask, state: State) {
  const change = (what: 'cardSuccesses' | 'cardChallenges') =>
    skillFigures({ min: -20, max: 20 }).map((figure) => ({
      ...figure,
      id: `${what}-${figure.id}`,
      group: say(`session.encounter.${what}`),
    }));
  const counts: Readonly<Record<string, number>> = ask.count<string>({
    id: 'cards',
    title: say('session.encounter.cards'),
    help: say('session.encounter.cardsHelp'),
    reference: 'ability-cards',
    figures: [...change('cardSuccesses'), ...change('cardChallenges'), ...cardFigures(state, 'played')],
  });
  return {
    cardSuccesses: perSkill((skill) => counts[`cardSuccesses-${skill}`] ?? 0),
    cardChallenges: perSkill((skill) => counts[`cardChallenges-${skill}`] ?? 0),
    played: cardsIn(state, 'played', counts),
  };
}

/** What the Faction tiles print for this number of players, read off once: from it follow the dice. */
export const tiles = wizard({
  id: 'tiles',
  quick: true,
  leadsTo: 'encounter',
  title: () => say('session.action.tiles'),
  script(ask, state) {
    const read = playersOf(state).map((player) => {
      const tile = factionState(state, player);
      const counts: Readonly<Record<string, number>> = ask.count<string>({
        id: `tile:${player}`,
        title: say('session.encounter.tileOf', { player: nameOf(player) }),
        help: say('session.encounter.tileHelp'),
        reference: 'dice-pool',
        figures: SIDES.flatMap((side) =>
          SKILLS.map((skill) => ({
            id: `${side}-${skill}`,
            group: say(`side.${side}`),
            label: say(`skill.${skill}`),
            value: tile?.[side][skill] ?? 0,
            track: DICE,
            quick: QUICK.tile,
          })),
        ),
      });
      const of = (side: Side) => perSkill((skill) => counts[`${side}-${skill}`] ?? 0);
      return [player, { primary: of('primary'), secondary: of('secondary') }] as const;
    });
    return { type: 'readTiles', tiles: Object.fromEntries(read) };
  },
});

/** What a Skill die shows, counted once: from it follow the chances. */
export const faces = wizard({
  id: 'faces',
  quick: true,
  title: () => say('session.action.faces'),
  script: (ask, state) => ({ type: 'setFaces', to: askFaces(ask, state.faces) }),
});
