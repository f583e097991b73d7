import type { Outcome, Phrase, ToldLine, WizardStep } from '@/engine';
import type { Breakdown, FinalPlayer, FinalScoringResult } from '../../rules/finalScoring';
import { assetName, nameOf, say } from '../../say';
import { playersOf, type State } from '../state';
import { rulesFor } from '../supplies';
import type { FinalDraft } from './finalScoringDraft';
import { whyOf } from './whyOf';

type Told = WizardStep<FinalDraft>;
type Final = Outcome<FinalScoringResult>;
type Majority = 'soldiers' | 'fortifications';

export function majoritiesStep(players: readonly FinalPlayer[], final: Final): Told {
  return {
    kind: 'told',
    id: 'majorities',
    title: say('session.finalWizard.majorities'),
    help: say('session.finalWizard.defenseHelp'),
    lines: [
      ...majorityLines(
        'soldiers',
        players,
        final,
        ({ defense }) => defense.light + defense.heavy + (defense.leader ? 1 : 0),
      ),
      ...majorityLines('fortifications', players, final, ({ defense }) => defense.walls + defense.traps),
    ],
  };
}

export function leftoversStep(state: State, final: Final): Told {
  return {
    kind: 'told',
    id: 'leftovers',
    title: say('session.finalWizard.leftovers'),
    help: say('session.finalWizard.leftoversHelp'),
    lines: playersOf(state).flatMap((id) => leftoverLines(state, id, final)),
  };
}

export function winnersStep({ figures, explanation }: Final): Told {
  const { ranking, winners, tiebreak, final } = figures;
  const best = Math.max(...Object.values(final));
  const reason = { none: 'byFollowers', soldiers: 'bySoldiers', shared: 'shared' } as const;
  return {
    kind: 'told',
    id: 'winners',
    title: say('session.finalWizard.ranking'),
    lines: ranking.map(({ id, followers, soldiers, rank }): ToldLine => {
      const level = ranking.filter((other) => other.rank === rank).length > 1;
      return {
        id,
        player: id,
        ...(winners.includes(id) && { group: say(`session.finalWizard.${reason[tiebreak]}`) }),
        label: say('session.event.owner', { player: nameOf(id) }),
        note: say('session.finalWizard.place', { place: rank, soldiers }),
        figure: `${followers}`,
        tied: level || (tiebreak !== 'none' && followers === best),
        why: [...whyOf(explanation, id), ...explanation.slice(-1)],
      };
    }),
  };
}

/** Most pieces first; equals stand together and are lit. */
function majorityLines(
  name: Majority,
  players: readonly FinalPlayer[],
  { figures, explanation }: Final,
  piecesOf: (player: FinalPlayer) => number,
): readonly ToldLine[] {
  const counts = players.map((player) => ({ id: player.id, pieces: piecesOf(player) }));
  const steps = explanation.filter(({ rule }) => rule.key === `finalScoring.${name}`);
  return [...counts]
    .sort((a, b) => b.pieces - a.pieces)
    .map(({ id, pieces }) => ({
      id: `${name}:${id}`,
      player: id,
      group: say(`session.finalWizard.${name}`),
      label: say('session.event.owner', { player: nameOf(id) }),
      note: pieces > 0 ? say('session.finalWizard.pieces', { pieces }) : say('session.finalWizard.none'),
      figure: `+${figures.breakdown[id]?.[name] ?? 0}`,
      tied: pieces > 0 && counts.filter((other) => other.pieces === pieces).length > 1,
      ...(pieces > 0 && { why: whyOf(steps, id) }),
    }));
}

const SOURCES = ['food', 'mr', 'story', 'lightSoldiers', 'heavySoldiers', 'pairs', 'threat'] as const;
type Source = (typeof SOURCES)[number];

/** What gave nothing is left out. */
function leftoverLines(state: State, id: string, { figures, explanation }: Final): readonly ToldLine[] {
  const group = say('session.event.owner', { player: nameOf(id) });
  const own = figures.breakdown[id];
  const given = own ? SOURCES.filter((source) => own[source] !== 0) : [];
  if (!own || given.length === 0)
    return [{ id: `${id}:nothing`, player: id, group, label: say('session.finalWizard.nothing') }];
  return given.map((source) => ({
    id: `${id}:${source}`,
    player: id,
    group,
    label: nameOfSource(state, source),
    figure: signed(own, source),
    why: whyOf(explanation, id).filter(({ rule }) => tellsOf(state, rule, source)),
  }));
}

function signed(own: Breakdown, source: Source): string {
  return own[source] < 0 ? `−${-own[source]}` : `+${own[source]}`;
}

function nameOfSource(state: State, source: Source): Phrase {
  switch (source) {
    case 'food':
    case 'mr':
    case 'story':
      return assetName(rulesFor(state), source);
    case 'lightSoldiers':
    case 'heavySoldiers':
    case 'pairs':
    case 'threat':
      return say(`session.finalWizard.${source}`);
  }
}

/** The three resources share one sentence; its asset tells them apart. */
function tellsOf(state: State, { key, params }: Phrase, source: Source): boolean {
  if (key !== 'finalScoring.resource') return key === `finalScoring.${source}`;
  const asset = params?.asset;
  return typeof asset === 'object' && 'key' in asset && asset.key === nameOfSource(state, source).key;
}
