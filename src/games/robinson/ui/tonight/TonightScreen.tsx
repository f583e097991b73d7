import { useContext, useState } from 'react';
import { View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { useSay } from '@/i18n';
import {
  Button,
  Chip,
  Counter,
  Emblem,
  EmptyState,
  Header,
  Icon,
  ListRow,
  PaneContext,
  Screen,
  Section,
  SPACE,
  Txt,
  useTheme,
} from '@/ui';
import { HUNGRY_ANIMALS } from '../../moments/weather/rule';
import { tokenSky, type Sky } from '../../moments/weather/plain';
import { amount, listed, nameOf, say } from '../../say';
import type { Command } from '../../session/command';
import { bodiesOf } from '../../session/config';
import type { State } from '../../session/state';
import { skyText, tonightOf, type Tonight } from '../../session/view/tonight';

type Props = GameScreenProps<State, Command>;

/** Weather and night as they would come now: what the sky may bring can be tried out, and nothing is saved. */
export function TonightScreen(props: Props) {
  const { state, text, onClose } = props;
  const appSay = useSay();
  const pane = useContext(PaneContext) !== null;
  // Tried out for this round only.
  const [tried, setTried] = useState<{ readonly round: number; readonly sky: Partial<Sky> }>();
  const sky = { ...tokenSky(state), ...(tried?.round === state.round && tried.sky) };
  const tonight = tonightOf(state, sky);
  return (
    <Screen
      gutter={0}
      header={
        !pane && (
          <Header
            title={text(say('session.tonight.title'))}
            left={{ icon: 'back', label: appSay('ui.back'), onPress: onClose }}
          />
        )
      }
    >
      {tonight ? (
        <>
          <TheSky {...props} tonight={tonight} onTry={(to) => setTried({ round: state.round, sky: to })} />
          <TheCost {...props} tonight={tonight} />
        </>
      ) : (
        <EmptyState icon="moon" title={text(say('session.tonight.title'))} text="" />
      )}
    </Screen>
  );
}

type SkyProps = Props & { readonly tonight: Tonight; readonly onTry: (sky: Partial<Sky>) => void };

function TheSky({ state, text, tonight, onTry }: SkyProps) {
  const { dice, sky } = tonight;
  const { roof, palisade, weapon, rainTokens, winterTokens, stormToken } = state.camp;
  const over = state.stage === 'night';
  const rolls = (...of: readonly ('rain' | 'winter' | 'animals')[]) =>
    !over && (dice === null || of.some((die) => dice.includes(die)));
  const clouds = [
    ...(rolls('rain', 'winter') || rainTokens > 0 ? (['rain'] as const) : []),
    ...(rolls('rain', 'winter') || winterTokens > 0 ? (['winter'] as const) : []),
  ];
  return (
    <Section title={text(say('session.tonight.skyTitle'))}>
      <Line words={text(skyText(state, tonight))} />
      {!over && (
        <>
          {rainTokens + winterTokens + stormToken > 0 && (
            <Line
              words={text(
                say('session.tonight.tokens', { rain: rainTokens, winter: winterTokens, storm: stormToken }),
              )}
            />
          )}
          <Line words={text(say('session.tonight.roof', { roof, clouds: sky.rain + sky.winter }))} />
          <Line words={text(say('session.tonight.palisade', { palisade, weapon }))} />
          {clouds.length > 0 && <Line words={text(say('session.tonight.try'))} small />}
          {clouds.map((kind) => {
            const label = text(say(`session.tonight.${kind}`));
            return (
              <View
                key={kind}
                style={{
                  flexDirection: 'row',
                  alignItems: 'center',
                  gap: SPACE.s3,
                  paddingHorizontal: 20,
                  paddingVertical: SPACE.s1,
                }}
              >
                <View style={{ flex: 1, minWidth: 0 }}>
                  <Txt role="label">{label}</Txt>
                </View>
                <Counter
                  label={label}
                  value={sky[kind]}
                  min={0}
                  max={20}
                  size="small"
                  onAdjust={(by) => onTry({ ...sky, [kind]: sky[kind] + by })}
                  onSet={(to) => onTry({ ...sky, [kind]: to })}
                />
              </View>
            );
          })}
          {rolls('animals') && (
            <View
              role="radiogroup"
              aria-label={text(say('session.tonight.animals'))}
              style={{
                flexDirection: 'row',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: SPACE.s2,
                paddingHorizontal: 20,
                paddingVertical: SPACE.s2,
              }}
            >
              <Txt role="label">{text(say('session.tonight.animals'))}</Txt>
              {HUNGRY_ANIMALS.map((id) => (
                <Chip
                  key={id}
                  kind="radio"
                  title={text(say(`session.animals.${id}`))}
                  selected={sky.hungryAnimals === id}
                  onPress={() => onTry({ ...sky, hungryAnimals: id })}
                />
              ))}
            </View>
          )}
        </>
      )}
    </Section>
  );
}

function TheCost({ state, seats, text, explain, tonight }: Props & { readonly tonight: Tonight }) {
  const { colour } = useTheme();
  const { cost } = tonight;
  const hurt = bodiesOf(state.config).filter((id) => (cost.wounds[id] ?? 0) > 0);
  const { fate } = cost.after;
  const title = say('session.tonight.costTitle');
  const rows = cost.camp.filter(({ dial }) => !['rainTokens', 'winterTokens', 'stormToken'].includes(dial));
  return (
    <Section title={text(title)}>
      <Line words={text(say('session.tonight.note'))} small />
      {fate?.cause === 'death' && (
        <Grave words={text(say('session.tonight.dies', { player: nameOf(fate.player ?? '') }))} />
      )}
      {fate?.cause === 'time' && <Grave words={text(say('session.tonight.time'))} />}
      {hurt.length === 0 && <Line words={text(say('session.tonight.nobody'))} />}
      {hurt.map((id) => {
        const seat = seats.find((one) => one.id === id);
        return (
          <ListRow
            key={id}
            leading={
              seat ? (
                <Emblem colour={seat.colour} size={26} />
              ) : (
                <Icon name="player" size={26} color={colour.ink2} />
              )
            }
            title={text(
              say('session.tonight.woundsOf', {
                player: nameOf(id),
                wounds: amount('wounds', cost.wounds[id] ?? 0),
              }),
            )}
            subtitle={text(
              say('session.tonight.leftOf', {
                wounds: cost.after.bodies[id]?.wounds ?? 0,
                last: state.config.lives[id]?.last ?? 0,
              }),
            )}
          />
        );
      })}
      {cost.hungry && (
        <Line
          words={text(
            say('session.tonight.hungry', { players: listed(cost.hungry.map((id) => nameOf(id))) }),
          )}
        />
      )}
      {rows.length === 0 && <Line words={text(say('session.tonight.unchanged'))} />}
      {rows.map(({ dial, from, to }) => (
        <Line
          key={dial}
          words={text(say('session.tonight.camp', { what: say(`session.counter.${dial}`), from, to }))}
        />
      ))}
      <View style={{ padding: SPACE.s4, alignItems: 'flex-start' }}>
        <Button
          icon="why"
          title={text(say('session.tonight.why'))}
          onPress={() => explain(title, cost.why)}
        />
      </View>
    </Section>
  );
}

function Line({ words, small = false }: { readonly words: string; readonly small?: boolean }) {
  return (
    <Txt
      {...(small && { role: 'label' as const })}
      tone={small ? 'ink3' : 'ink2'}
      style={{ paddingHorizontal: 20, paddingTop: SPACE.s2 }}
    >
      {words}
    </Txt>
  );
}

function Grave({ words }: { readonly words: string }) {
  return (
    <Txt tone="loss" style={{ paddingHorizontal: 20, paddingTop: SPACE.s2 }}>
      {words}
    </Txt>
  );
}
