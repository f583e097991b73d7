import { memo, useState } from 'react';
import { View } from 'react-native';
import type { Draft, Means, Seat } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import type { AnyWizard } from '@/state/wizardStore';
import { Emblem, Icon, ListRow, Press, RADIUS, Sheet, SPACE, TARGET, Txt, useTheme, writeNumber } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly open: OpenSession;
  readonly wizard: AnyWizard;
  readonly draft: Draft;
  readonly text: GameText;
  readonly onChange: (player: string) => void;
}

/** Whose wizard it is, and what that player has; a tap makes it somebody else's. Nothing where it is everybody's. */
export function WhoActs({ open, wizard, draft, text, onChange }: Props) {
  const { state } = open.session;
  const player = wizard.actor?.of(state, draft) ?? null;
  const seat = open.seats.find(({ id }) => id === player);
  if (!seat) return null;
  const others = wizard.actor?.others?.(state) ?? [];
  const choices = open.seats.filter(({ id }) => others.includes(id));
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: SPACE.s2,
        paddingHorizontal: SPACE.s3,
        paddingBottom: SPACE.s1,
      }}
    >
      {choices.length > 1 ? (
        <Changeable seat={seat} choices={choices} onChange={onChange} />
      ) : (
        <View style={{ ...NAME, paddingHorizontal: SPACE.s1 }}>
          <Name seat={seat} />
        </View>
      )}
      <AtHand means={meansOf(open, seat.id)} text={text} />
    </View>
  );
}

function meansOf({ game, session: { state } }: OpenSession, player: string): readonly Means[] {
  if (game.means) return game.means(state, player);
  const row = game.table(state).rows.find((one) => one.player === player);
  return row ? [...(row.main ? [row.main] : []), ...row.stats] : [];
}

function Changeable({
  seat,
  choices,
  onChange,
}: {
  readonly seat: Seat;
  readonly choices: readonly Seat[];
  readonly onChange: (player: string) => void;
}) {
  const say = useSay();
  const { colour } = useTheme();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Press
        label={say('wizard.actsChange', { player: seat.name })}
        onPress={() => setAsking(true)}
        style={({ pressed }) => ({
          ...NAME,
          minHeight: TARGET.base,
          minWidth: TARGET.base,
          paddingHorizontal: SPACE.s1,
          borderRadius: RADIUS.control,
          backgroundColor: pressed ? colour.raised : 'transparent',
        })}
      >
        <Name seat={seat} />
        <Icon name="down" size={18} color={colour.ink3} />
      </Press>
      <Sheet visible={asking} title={say('wizard.whoActs')} onClose={() => setAsking(false)}>
        {choices.map(({ id, name, colour: own }) => (
          <ListRow
            key={id}
            title={name}
            leading={<Emblem colour={own} size={26} />}
            trailing={id === seat.id ? <Icon name="check" size={20} color={colour.lamp} /> : undefined}
            onPress={() => {
              setAsking(false);
              if (id !== seat.id) onChange(id);
            }}
          />
        ))}
      </Sheet>
    </>
  );
}

function Name({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <Emblem colour={seat.colour} size={22} />
      <Txt role="nameSmall" lines={1} style={{ flexShrink: 1 }}>
        {seat.name}
      </Txt>
    </>
  );
}

interface AtHandProps {
  readonly means: readonly Means[];
  readonly text: GameText;
}

/** Small: to read, not to change here. What is tapped on the page below changes none of it. */
const AtHand = memo(function AtHand({ means, text }: AtHandProps) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        flexShrink: 1,
        columnGap: SPACE.s2,
        paddingLeft: SPACE.s1,
      }}
    >
      {means.map(({ id, label, value, icon }) => (
        <View
          key={id}
          role="img"
          aria-label={`${text(label)}: ${writeNumber(value)}`}
          style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}
        >
          {icon !== undefined ? (
            <Icon name={icon} size={16} color={colour.ink3} />
          ) : (
            <Txt role="caption" tone="ink3">
              {text(label)}
            </Txt>
          )}
          <Txt role="label" tone="ink2">
            {writeNumber(value)}
          </Txt>
        </View>
      ))}
    </View>
  );
}, sameMeans);

function sameMeans(before: AtHandProps, after: AtHandProps): boolean {
  return before.text === after.text && JSON.stringify(before.means) === JSON.stringify(after.means);
}

const NAME = { flexDirection: 'row', alignItems: 'center', flexShrink: 1, gap: SPACE.s2 } as const;
