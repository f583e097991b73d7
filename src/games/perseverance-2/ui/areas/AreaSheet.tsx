import { View } from 'react-native';
import type { GameScreenProps, Phrase, Seat } from '@/engine';
import { Button, Chip, Choice, Sheet, SPACE, Txt } from '@/ui';
import { say } from '../../say';
import type { Command } from '../../session/command';
import type { Area, State } from '../../session/state';
import { areaName } from '../../moments/zoneEffects/askArea';
import { OUTPOSTS, TERRAINS, TILE_CODES } from '../../terms';

interface Props extends Pick<GameScreenProps<State, Command>, 'seats' | 'text' | 'dispatch' | 'onClose'> {
  readonly area: Area;
}

/** Whose structures are on a Cleared Area; every tap counts at once. */
export function AreaSheet({ area, seats, text, dispatch, onClose }: Props) {
  const set = (to: Partial<Area>) => void dispatch({ type: 'setArea', area: { ...area, ...to } });
  /** A tile of another terrain has another code. */
  const setPlace = (place: Pick<Area, 'terrain' | 'code'>) => {
    const { id, camp, outpost, watchtower } = area;
    void dispatch({ type: 'setArea', area: { id, camp, outpost, watchtower, ...place } });
  };
  return (
    <Sheet visible title={text(say('screens.areas.edit', { area: areaName(area) }))} onClose={onClose}>
      <View style={{ gap: SPACE.s2, paddingHorizontal: 20, paddingBottom: SPACE.s2 }}>
        <Owners
          label={text(say('session.structure.camp'))}
          owner={area.camp}
          seats={seats}
          text={text}
          onChange={(camp) => set({ camp })}
        />
        <Owners
          label={text(say('session.structure.watchtower'))}
          owner={area.watchtower}
          seats={seats}
          text={text}
          onChange={(watchtower) => set({ watchtower })}
        />
        <Owners
          label={text(say('session.structure.outpost'))}
          owner={area.outpost?.owner ?? null}
          seats={seats}
          text={text}
          onChange={(owner) =>
            set({ outpost: owner === null ? null : { owner, tile: area.outpost?.tile ?? null } })
          }
        />
      </View>
      {area.outpost && (
        <Choice
          label={text(say('screens.areas.tile'))}
          value={area.outpost.tile ?? 'unknown'}
          options={[
            { id: 'unknown', title: text(say('screens.areas.tileUnknown')) },
            ...OUTPOSTS.map((tile) => ({ id: tile, title: text(say(`session.outpost.${tile}`)) })),
          ]}
          onChange={(id) => {
            const tile = OUTPOSTS.find((one) => one === id) ?? null;
            if (area.outpost && tile !== area.outpost.tile) set({ outpost: { ...area.outpost, tile } });
          }}
        />
      )}
      <Choice
        label={text(say('screens.areas.terrain'))}
        value={area.terrain}
        options={TERRAINS.map((terrain) => ({ id: terrain, title: text(say(`session.terrain.${terrain}`)) }))}
        onChange={(id) => {
          const terrain = TERRAINS.find((one) => one === id) ?? area.terrain;
          if (terrain !== area.terrain) setPlace({ terrain });
        }}
      />
      <Choice
        label={text(say('screens.areas.code'))}
        value={area.code ?? 'none'}
        options={[
          { id: 'none', title: text(say('screens.areas.noCode')) },
          ...TILE_CODES[area.terrain].map((code) => ({ id: code, title: code })),
        ]}
        onChange={(id) => {
          const code = TILE_CODES[area.terrain].find((one) => one === id);
          if (code !== area.code) setPlace({ terrain: area.terrain, ...(code && { code }) });
        }}
      />
      <View style={{ padding: 20 }}>
        <Button
          kind="quiet"
          icon="trash"
          title={text(say('screens.areas.remove'))}
          onPress={() => {
            if (dispatch({ type: 'removeArea', id: area.id })) onClose();
          }}
        />
      </View>
    </Sheet>
  );
}

interface OwnersProps {
  readonly label: string;
  readonly owner: string | null;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onChange: (owner: string | null) => void;
}

function Owners({ label, owner, seats, text, onChange }: OwnersProps) {
  const choose = (to: string | null) => {
    if (to !== owner) onChange(to);
  };
  return (
    <View style={{ gap: SPACE.s1 }}>
      <Txt role="labelStrong" tone="ink2" heading={3}>
        {label}
      </Txt>
      <View role="radiogroup" aria-label={label} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {seats.map(({ id, name, colour }) => (
          <Chip
            key={id}
            kind="radio"
            title={name}
            emblem={colour}
            selected={owner === id}
            onPress={() => choose(id)}
          />
        ))}
        <Chip
          kind="radio"
          title={text(say('screens.areas.none'))}
          selected={owner === null}
          onPress={() => choose(null)}
        />
      </View>
    </View>
  );
}
