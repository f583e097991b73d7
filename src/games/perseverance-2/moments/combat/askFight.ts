import type { Ask } from '@/engine';
import { damageNeeded, STRENGTH } from './damage';
import type { Party } from './party';
import { say } from '../../say';
import type { Fight } from '../adventure/commands';
import { readyParty, seatOf } from '../../session/records';
import { isFull } from '../../session/state';
import { asGiven } from './asGiven';
import { tellFought } from './fought';
import { FIGHTERS, fighterName, whyNot, type Fighting } from './fighting';
import { askInjuries } from './injuries';
import { bareFight, proposeParty } from './proposeFight';
import { askSpoils, askWrangler } from './spoils';

/** Who fights, how it goes, who is hit, what becomes of the Dinos. A page that lacks something ends it for now. */
export function askFight(ask: Ask, fighting: Fighting): Fight | null {
  const bare = bareFight({ committed: askParty(ask, fighting), dinos: fighting.dinos });
  if (whyNot(fighting, bare)) return null;
  const fight = askOutcome(ask, fighting, bare);
  // Last: what is still to be said comes before the sums.
  tellFought(ask, fighting, bare);
  return fight;
}

function askOutcome(ask: Ask, fighting: Fighting, bare: Fight): Fight | null {
  const hit = askInjuries(ask, fighting, bare);
  if (whyNot(fighting, hit)) return null;
  const fight = askSpoils(ask, fighting, hit);
  return whyNot(fighting, fight) ? null : askWrangler(ask, fighting, fight);
}

const PARTY = 'party';

/** As many as are on the Player board; no more than it takes are proposed. */
function askParty(ask: Ask, fighting: Fighting): Party {
  const { state, player, dinos } = fighting;
  const ready = readyParty(state, player);
  const proposed = proposeParty(ready, damageNeeded(dinos, seatOf(state, player).perks));
  const partyOf = ({ leader, ...soldiers }: Readonly<Record<keyof Party, number>>): Party => ({
    ...soldiers,
    leader: leader > 0,
  });
  return partyOf(
    ask.count({
      id: PARTY,
      title: say('session.battle.party'),
      help: say('session.battle.partyHelp'),
      figures: asGiven(
        ask,
        PARTY,
        FIGHTERS.map((piece) => ({
          id: piece,
          label: fighterName(piece),
          note: isFull(state)
            ? say('session.battle.standing', { count: Number(ready[piece]), damage: STRENGTH[piece] })
            : say('session.unseen.damage', { damage: STRENGTH[piece] }),
          value: Number(proposed[piece]),
          track: { min: 0, max: Number(ready[piece]) },
          per: player,
          set: PARTY,
        })),
      ),
      missing: (counts) => whyNot(fighting, bareFight({ committed: partyOf(counts), dinos })),
    }),
  );
}
