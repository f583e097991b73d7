import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Icon, Press, RADIUS, SPACE, TARGET, Txt, useTheme, type IconName } from '@/ui';
import { playersOf } from '../../../perseverance/session/table';
import { OwnerMark, ownerOf } from '../../../perseverance/ui/owner';
import { countedDinos, nameOf, say } from '../../say';
import { STRUCTURES } from '../../terms';
import { seatOf } from '../../session/records';
import type { Area, State } from '../../session/state';
import { explainDefense } from '../../session/view/areaDefense';
import { areaName } from '../../moments/zoneEffects/askArea';

interface Props {
  readonly state: State;
  readonly area: Area;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onExplain?: () => void;
  readonly onEdit: () => void;
}

const ICONS = { camp: 'camp', outpost: 'outpost', watchtower: 'tower' } as const satisfies Record<
  string,
  IconName
>;

/** One Cleared Area: its three structures, its Defense, a Breach token on it. */
export function AreaBlock({ state, area, seats, text, onExplain, onEdit }: Props) {
  const { colour } = useTheme();
  const name = areaName(area);
  const { value } = explainDefense(area);
  const breached = playersOf(state).filter((id) => seatOf(state, id).breach?.area === area.id);
  const owners = { camp: area.camp, outpost: area.outpost?.owner ?? null, watchtower: area.watchtower };
  const box = {
    minHeight: TARGET.base,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s2,
    paddingHorizontal: SPACE.s3,
    borderRadius: RADIUS.control,
    borderWidth: 1.5,
    borderColor: colour.edge,
  } as const;
  return (
    <View style={{ paddingVertical: SPACE.s3, gap: SPACE.s2 }}>
      <Txt role="title" heading={2}>
        {text(name)}
      </Txt>
      {STRUCTURES.map((structure) => {
        const id = owners[structure];
        const tile = structure === 'outpost' ? area.outpost?.tile : null;
        return (
          <View
            key={structure}
            style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2, minHeight: 28 }}
          >
            <Icon name={ICONS[structure]} size={20} color={id === null ? colour.ink3 : colour.ink2} />
            <View style={{ flex: 1 }}>
              <Txt tone={id === null ? 'ink3' : 'ink'}>
                {text(tile ? say(`session.outpost.${tile}`) : say(`session.structure.${structure}`))}
              </Txt>
            </View>
            {id === null ? (
              <Txt role="small" tone="ink3">
                {text(say('screens.areas.none'))}
              </Txt>
            ) : (
              <>
                <OwnerMark owner={ownerOf(id, seats, text)} size={20} />
                <Txt role="nameSmall">{ownerOf(id, seats, text).name}</Txt>
              </>
            )}
          </View>
        );
      })}
      {breached.map((id) => {
        const breach = seatOf(state, id).breach;
        return (
          <Txt key={id} role="label" tone="loss">
            {text(
              say('screens.areas.breach', {
                player: nameOf(id),
                structure: say(`session.structure.${breach?.at ?? 'camp'}`),
                dinos: countedDinos(breach?.dinos ?? { trampler: 0, raptor: 0, shieldhead: 0 }),
              }),
            )}
          </Txt>
        );
      })}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
        <Press
          label={text(say('screens.areas.edit', { area: name }))}
          onPress={onEdit}
          style={({ pressed, hovered }) => ({
            ...box,
            backgroundColor: pressed || hovered ? colour.raised : 'transparent',
          })}
        >
          <Icon name="edit" size={18} color={colour.ink2} />
          <Txt role="label">{text(say('screens.areas.correct'))}</Txt>
        </Press>
        {onExplain && (
          <Press
            label={text(say('screens.areas.defenseOf', { area: name, value }))}
            onPress={onExplain}
            style={({ pressed, hovered }) => ({
              ...box,
              borderColor: 'transparent',
              backgroundColor: pressed || hovered ? colour.raised : 'transparent',
            })}
          >
            <Icon name="safeguard" size={18} color={colour.ink2} />
            <Txt role="label">{text(say('screens.areas.defense', { value }))}</Txt>
          </Press>
        )}
      </View>
    </View>
  );
}
