import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { Emblem, Icon, SPACE, Txt, useTheme } from '@/ui';
import { nameOf, say } from '../../say';
import type { Command } from '../../session/command';
import { openTiles, playersOf, tileNotes, type State } from '../../session/state';
import { FRIDAY } from '../../terms';
import { IslandTile } from './IslandTile';
import { LifeTrack } from './LifeTrack';

/** What lies on the board of a tablet's table: the island as far as it is known, and everybody's life. */
export function GlanceScreen({ state, seats, text }: GameScreenProps<State, Command>) {
  const { colour } = useTheme();
  const { config, bodies, campTile } = state;
  const alive = [...playersOf(state), ...(config.friday ? [FRIDAY] : [])];
  return (
    <ScrollView style={{ flexGrow: 0 }} tabIndex={0}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
        <Part title={text(say('session.glance.lives'))} least={380}>
          {alive.map((id) => {
            const life = config.lives[id];
            const seat = seats.find((one) => one.id === id);
            if (!life) return null;
            const wounds = bodies[id]?.wounds ?? 0;
            return (
              <View
                key={id}
                accessible
                role="img"
                aria-label={text(say('session.glance.life', { player: nameOf(id), wounds, last: life.last }))}
                style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2, minHeight: 36 }}
              >
                {seat ? (
                  <Emblem colour={seat.colour} size={22} />
                ) : (
                  <Icon name="player" size={22} color={colour.ink2} />
                )}
                <View style={{ width: 92 }}>
                  <Txt role="nameSmall" lines={1} hidden>
                    {seat?.name ?? text(say('owner.friday'))}
                  </Txt>
                </View>
                <LifeTrack wounds={wounds} {...life} />
              </View>
            );
          })}
        </Part>
        <Part title={text(say('session.glance.island'))} least={300}>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s1 }}>
            {[campTile, ...openTiles(state)].map((tile) => {
              const { terrain } = tileNotes(state, tile);
              return (
                <IslandTile
                  key={tile}
                  number={tile}
                  camp={tile === campTile}
                  word={text(
                    tile === campTile
                      ? say('session.group.camp')
                      : terrain
                        ? say(`terrain.${terrain}`)
                        : say('session.glance.tile'),
                  )}
                />
              );
            })}
          </View>
        </Part>
      </View>
    </ScrollView>
  );
}

interface PartProps {
  readonly title: string;
  /** Narrower than this it goes under the other. */
  readonly least: number;
  readonly children: ReactNode;
}

function Part({ title, least, children }: PartProps) {
  return (
    <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: least, padding: SPACE.s4, gap: SPACE.s2 }}>
      <Txt role="title" heading={2}>
        {title}
      </Txt>
      {children}
    </View>
  );
}
