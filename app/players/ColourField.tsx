import { View } from 'react-native';
import type { Player } from '@/data/players';
import { COLOURS } from '@/engine';
import { useSay } from '@/i18n';
import { useRoster } from '@/state/useStores';
import { Chip, Section, SPACE } from '@/ui';

/** The colour and emblem somebody sits down with, unless a friend has it. */
export function ColourField({ player }: { readonly player: Player }) {
  const say = useSay();
  const recolour = useRoster((roster) => roster.recolour);
  return (
    <Section title={say('players.colour')}>
      <View
        role="radiogroup"
        aria-label={say('players.colour')}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2, padding: SPACE.s4 }}
      >
        {COLOURS.map((colour) => (
          <Chip
            key={colour}
            kind="radio"
            emblem={colour}
            title={say(`colour.${colour}`)}
            selected={player.colour === colour}
            onPress={() => void recolour(player.id, colour)}
          />
        ))}
      </View>
    </Section>
  );
}
