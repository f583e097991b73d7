import type { Phrase, TimelineLine } from '@/engine';
import type { EditionRules } from '../../editions';
import { counted, nameOf, say } from '../../say';
import { SOLDIERS } from '../../terms';
import type { CheckedThreat, EventNamed } from '../event';
import { gainNote } from './gains';

type PatrolEvent =
  | EventNamed<'cardGained'>
  | EventNamed<'patrolBegun'>
  | EventNamed<'patrolEnded'>
  | EventNamed<'threatChecked'>
  | EventNamed<'stageResolved'>;

/** A Patrol in the timeline: what it brought, what was rolled, who came home. */
export function describePatrol(event: PatrolEvent, rules: EditionRules): TimelineLine {
  const player = nameOf(event.player);
  switch (event.type) {
    case 'cardGained':
      return {
        player: event.player,
        icon: 'story',
        fact: say('session.event.card', { player, card: event.card }),
        ...gainNote(event.player, event.changes, rules),
      };
    case 'stageResolved': {
      const { note, ...gains } = gainNote(event.player, event.changes, rules);
      const lines = inTurn([...(note ? [note] : []), ...checkPhrases(event.checks)]);
      return {
        player: event.player,
        icon: 'patrol',
        fact: say('session.event.stage', { player, stage: event.stage }),
        ...gains,
        ...(lines && { note: lines }),
      };
    }
    case 'patrolBegun':
    case 'patrolEnded':
    case 'threatChecked': {
      const soldiers = counted(['light', event.light], ['heavy', event.heavy]);
      const checks = event.type === 'threatChecked' ? inTurn(checkPhrases(event.checks)) : undefined;
      return {
        player: event.player,
        icon: event.type === 'threatChecked' ? 'skull' : 'patrol',
        fact: say(`session.event.${event.type}`, { player }),
        note: checks ?? say(`session.event.${event.type}Note`, { soldiers }),
      };
    }
  }
}

/** "L4: 3 against 4, lost: Light Soldier": what was rolled is there for everybody to look up. */
function checkPhrases(checks: readonly CheckedThreat[] = []): readonly Phrase[] {
  return checks.map(({ of, threat, roll, lost }) => {
    const what = nameOfCheck(of);
    const outcome = lost
      ? say('session.threat.lost', { soldier: say(`figure.${lost}`) })
      : say('session.threat.held');
    return roll === null
      ? say('session.threat.moved', { what, threat, outcome })
      : say('session.threat.rolled', { what, threat, roll, outcome });
  });
}

export function nameOfCheck(of: CheckedThreat['of']): Phrase {
  if (of === 'transition') return say('threat.transition');
  const kind = SOLDIERS.find((soldier) => soldier === of);
  return kind ? say(`threat.challenge.${kind}`) : say('session.wizard.cardName', { card: of });
}

/** One after the other; commas are within. */
function inTurn(phrases: readonly Phrase[]): Phrase | undefined {
  const [first, ...others] = phrases;
  return first && others.reduce((all, one) => say('session.threat.then', { first: all, rest: one }), first);
}
