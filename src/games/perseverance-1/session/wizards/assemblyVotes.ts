import type { Outcome, ToldLine, WizardStep } from '@/engine';
import { contestZone, populationOf } from '../../../perseverance/contestZone';
import { DISSENTERS } from '../../../perseverance/dissenters';
import type { AssemblyResult, TileChoice } from '../../rules/assembly';
import { openBooks } from '../../rules/books';
import { rewardZone } from '../../rules/rewardZone';
import { amount, assetName, nameOf, say } from '../../say';
import { PRODUCTION, ZONES, type Zone } from '../../terms';
import { assemblyOutcome } from '../decide/assembly';
import type { State } from '../state';
import { rulesFor } from '../supplies';
import { resolveDraft, votesOf, zoneOf, type AssemblyDraft } from './assemblyDraft';
import { ownerLine } from './ownerLine';
import { whyOf } from './whyOf';

/** What was chosen is turned up; then the Votes are ranked. Without all choices there is nothing to tell yet. */
export function voteSteps(state: State, draft: AssemblyDraft): readonly WizardStep<AssemblyDraft>[] {
  const outcome = assemblyOutcome(state, resolveDraft(state, draft));
  const missing = outcome.ok ? {} : { missing: outcome.error.message };
  return [
    {
      kind: 'told',
      id: 'reveal',
      title: say('session.assemblyWizard.reveal'),
      help: say('session.assemblyWizard.revealHelp'),
      lines: outcome.ok ? ZONES.flatMap((zone) => zoneLines(state, draft, zone, outcome.value)) : [],
      ...missing,
    },
    {
      kind: 'told',
      id: 'ranking',
      title: say('session.assemblyWizard.ranking'),
      help: say(`session.assemblyWizard.${rulesFor(state).voteless}Help`),
      lines: outcome.ok ? rankLines(state, draft, outcome.value) : [],
      ...missing,
    },
  ];
}

function zoneLines(
  state: State,
  draft: AssemblyDraft,
  zone: Zone,
  { figures }: Outcome<AssemblyResult>,
): readonly ToldLine[] {
  const held = figures.zones[zone];
  if (!held) return [];
  const { settlements, presence } = zoneOf(state, draft, zone);
  const population = populationOf(settlements);
  const books = openBooks(state.config.edition);
  rewardZone(books, { zone, population, contest: contestZone(presence), choice: held.choice });
  const why = books.ledger.steps;
  const group = say(`zone.${zone}`);
  const asset = assetName(rulesFor(state), PRODUCTION[zone]);
  const line = (owner: string, given: TileChoice, count: number): ToldLine => ({
    id: `${zone}:${owner}:${given}`,
    ...ownerLine(owner),
    group,
    note: say(`session.assemblyWizard.${reasonFor(owner, held.tile)}`, {
      what: given === 'votes' ? say('asset.votes') : asset,
    }),
    figure: `+${count}`,
    tied: held.tile === null,
    why,
  });
  const lines = [
    ...Object.entries(held.votes).map(([owner, count]) => line(owner, 'votes', count)),
    ...Object.entries(held.production).map(([owner, count]) => line(owner, 'production', count)),
  ];
  // The tile first, then the second place.
  const first = `${zone}:${held.tile}:`;
  lines.sort((a, b) => Number(b.id.startsWith(first)) - Number(a.id.startsWith(first)));
  return lines.length > 0
    ? lines
    : [{ id: `${zone}:nothing`, group, label: say('session.assemblyWizard.nothing'), why }];
}

function reasonFor(owner: string, tile: string | null): 'gotTied' | 'gotTile' | 'gotHalf' {
  if (tile === null) return 'gotTied';
  return owner === tile ? 'gotTile' : 'gotHalf';
}

/** Best first; whoever is not ranked comes last. */
function rankLines(
  state: State,
  draft: AssemblyDraft,
  { figures, explanation }: Outcome<AssemblyResult>,
): readonly ToldLine[] {
  const places = Object.entries(figures.ranks);
  const owners = [...places].sort(([, a], [, b]) => (a ?? places.length + 1) - (b ?? places.length + 1));
  return owners.map(([owner, place]) => {
    const votes = amount('votes', figures.votes[owner] ?? 0);
    return {
      id: owner,
      ...ownerLine(owner),
      note:
        place === null
          ? say('session.assemblyWizard.unranked', { votes })
          : say('session.assemblyWizard.place', { place, votes }),
      // Nobody gets the Followers of a place that the Dissenters hold.
      figure: owner === DISSENTERS ? '–' : `+${figures.followers[owner] ?? 0}`,
      tied: place !== null && places.filter(([, other]) => other === place).length > 1,
      why: [
        {
          rule: say('session.assemblyWizard.whyBefore', {
            player: nameOf(owner),
            votes: amount('votes', votesOf(state, draft, owner)),
          }),
        },
        ...whyOf(explanation, owner),
      ],
    };
  });
}
