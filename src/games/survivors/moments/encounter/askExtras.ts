import type { IconName } from '@/engine';
import { say } from '../../say';
import type { Ask } from '../../session/wizards/wizard';

type Extra = 'faces' | 'cards';
type Brought = 'drawn' | 'hordes';

const ICONS: Readonly<Record<Extra | Brought, IconName>> = {
  faces: 'die',
  cards: 'story',
  drawn: 'story',
  hordes: 'skull',
};

/** What most turns do not have: a tap opens its questions. */
export function askExtras(ask: Ask, extras: readonly Extra[]): readonly Extra[] {
  return ask.pick<Extra>({
    id: 'more',
    title: say('session.extra.title'),
    help: say('session.extra.help'),
    reference: 'play-card',
    most: extras.length,
    options: () => extras.map((id) => ({ id, icon: ICONS[id], label: say(`session.extra.${id}`) })),
  });
}

/** What a Penalty or a Reward may bring besides Resources. */
export function askBrings(ask: Ask, brought: readonly Brought[]): readonly Brought[] {
  return ask.pick<Brought>({
    id: 'also',
    title: say('session.extra.also'),
    help: say('session.extra.alsoHelp'),
    reference: 'consequences',
    most: brought.length,
    options: () => brought.map((id) => ({ id, icon: ICONS[id], label: say(`session.extra.${id}`) })),
  });
}
