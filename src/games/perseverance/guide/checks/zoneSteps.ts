import type { CheckStep } from '@/engine';
import { contestZone, type Contest } from '../../contestZone';
import { DISSENTERS } from '../../dissenters';
import { say } from '../../say';
import type { Counts } from '../../session/table';
import { choose } from '../../session/wizards/choose';
import { askEach, standingOf } from './owners';

/** One Zone of an Assembly: who stands there, and what its winner chose. */
export interface ZoneDraft<Zone extends string> {
  readonly zone: Zone | null;
  readonly settlements: number;
  readonly presence: Counts;
  readonly choice: 'production' | 'votes' | null;
}

export const EMPTY_ZONE = { zone: null, settlements: 0, presence: {}, choice: null } as const;

const MOST_PRESENCE = 16;

export function zoneSteps<Zone extends string, Draft extends ZoneDraft<Zone>>(
  draft: Draft,
  zones: readonly Zone[],
  owners: readonly string[],
  mostSettlements: number,
): readonly CheckStep[] {
  const pieces = standingOf(owners, draft.presence).reduce((sum, [, count]) => sum + count, 0);
  return [
    choose<Draft>(
      'zone',
      say('lesson.check.whichZone'),
      zones.map((zone) => ({
        id: zone,
        label: say(`zone.${zone}`),
        chosen: draft.zone === zone,
        write: () => ({ ...draft, zone }),
      })),
    ),
    {
      kind: 'figures',
      id: 'presence',
      title: say('lesson.check.presence'),
      figures: [
        ...askEach<Draft>(owners, {
          id: 'presence',
          counts: draft.presence,
          max: MOST_PRESENCE,
          write: (presence) => ({ ...draft, presence }),
        }),
        {
          id: 'settlements',
          label: say('lesson.check.settlements'),
          value: draft.settlements,
          track: { min: 0, max: mostSettlements },
          write: (settlements) => ({ ...draft, settlements }),
        },
      ],
      ...(pieces < draft.settlements && { missing: say('lesson.check.tooFewPieces') }),
    },
    ...choiceStep<Zone, Draft>(draft, contestOf(owners, draft)),
  ];
}

export function contestOf(
  owners: readonly string[],
  { presence }: Pick<ZoneDraft<string>, 'presence'>,
): Contest {
  return contestZone(standingOf(owners, presence));
}

/** Only one player alone at the top chooses. */
function choiceStep<Zone extends string, Draft extends ZoneDraft<Zone>>(
  draft: Draft,
  { holder }: Contest,
): readonly CheckStep[] {
  if (holder === null || holder === DISSENTERS) return [];
  return [
    choose<Draft>(
      'choice',
      say('lesson.check.choice'),
      (['production', 'votes'] as const).map((choice) => ({
        id: choice,
        icon: choice === 'votes' ? 'votes' : 'food',
        label: choice === 'votes' ? say('lesson.check.votesChoice') : say('lesson.check.production'),
        chosen: draft.choice === choice,
        write: () => ({ ...draft, choice }),
      })),
    ),
  ];
}
