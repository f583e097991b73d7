import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Icon, RADIUS, SPACE, Txt, useTheme, type IconName } from '@/ui';
import type { BreachTotals } from '../../moments/dinoAttack/fightPage';
import { amount, counted, nameOf, say } from '../../say';
import { OwnerMark, ownerOf } from '../../../perseverance/ui/owner';

interface Props {
  readonly breach: BreachTotals;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
}

/** How the fight ended: a red band with what came through and what it cost, or that the defense held. */
export function BreachBand({ breach, seats, text }: Props) {
  const { colour } = useTheme();
  const { trampler, raptor, settlements, followers } = breach;
  const broken = trampler + raptor > 0;
  const losses = Object.entries(followers).filter(([, lost]) => lost !== 0);
  const words = broken
    ? [
        text(say('breach.dinos', { dinos: counted(['tramplers', trampler], ['raptors', raptor]) })),
        ...(settlements > 0 ? [`${text(say('session.attack.forecastSettlements'))}: ${settlements}`] : []),
        ...losses.map(([player, lost]) =>
          text(
            say('session.attack.losesFollowers', {
              player: nameOf(player),
              followers: amount('followers', lost),
            }),
          ),
        ),
      ].join(' ')
    : text(say('session.attack.held'));
  return (
    <View
      accessible
      role="img"
      aria-label={words}
      style={{
        marginHorizontal: SPACE.s3,
        marginTop: SPACE.s3,
        paddingHorizontal: SPACE.s4,
        paddingVertical: SPACE.s3,
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: SPACE.s4,
        rowGap: SPACE.s2,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: broken ? colour.loss : colour.edge,
        backgroundColor: broken ? colour.lossWash : colour.raised,
      }}
    >
      <Txt role="title" tone={broken ? 'loss' : 'ink'} hidden>
        {text(say(broken ? 'session.attack.breach' : 'session.attack.held'))}
      </Txt>
      {trampler > 0 && <Total icon="trampler" words={`${trampler}`} />}
      {raptor > 0 && <Total icon="raptor" words={`${raptor}`} />}
      {settlements > 0 && <Total icon="settlement" words={`−${settlements}`} />}
      {losses.map(([player, lost]) => (
        <View key={player} style={LINE}>
          <OwnerMark owner={ownerOf(player, seats, text)} size={20} />
          <Txt role="figureS" tone="loss" hidden>
            {lost < 0 ? `+${-lost}` : `−${lost}`}
          </Txt>
          <Icon name="followers" size={18} color={colour.loss} />
        </View>
      ))}
    </View>
  );
}

function Total({ icon, words }: { readonly icon: IconName; readonly words: string }) {
  const { colour } = useTheme();
  return (
    <View style={LINE}>
      <Icon name={icon} size={24} color={colour.loss} />
      <Txt role="figureS" tone="loss" hidden>
        {words}
      </Txt>
    </View>
  );
}

const LINE = { flexDirection: 'row', alignItems: 'center', gap: 6 } as const;
