import { useState } from 'react';
import { ScrollView, View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { useSay } from '@/i18n';
import { EmptyState, Header, Later, Screen, SnackbarPlace, useLayout, useTheme } from '@/ui';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { isFull, type State } from '../../session/state';
import { dinoSpacesLeft } from '../../session/supplies';
import { attackForecast } from '../../moments/dinoAttack/attackForecast';
import { ZONES, type Zone } from '../../terms';
import { breachWords, ForecastTable } from '../attack/ForecastTable';
import { AreaSummary } from './AreaSummary';
import { Arrivals } from './Arrivals';
import { EditedGrid } from './EditedGrid';
import { SCREEN_ENTRIES } from '../screenEntries';
import { Tray } from './Tray';
import { useTray } from './useTray';
import { ZoneTabs } from './ZoneTabs';

type Props = GameScreenProps<State, Command>;

/** The Defense areas, laid out as on the board; in Essentials they are not followed. */
export function DefenseScreen(props: Props) {
  const { state, text, ask, onClose } = props;
  const title = text(say('screens.defense.title'));
  const { colour } = useTheme();
  const app = useSay();
  const layout = useLayout();
  return (
    <Screen
      scroll={false}
      // The tray must not move: the snackbar goes over it.
      place={layout !== 'phone'}
      gutter={0}
      header={
        <View style={{ borderBottomWidth: 1, borderColor: colour.rule }}>
          <Header
            title={title}
            left={{ icon: 'back', label: app('ui.back'), onPress: onClose }}
            right={[
              {
                icon: 'why',
                label: app('learn.rulesOn', { name: title }),
                onPress: () => ask(SCREEN_ENTRIES.defense),
              },
            ]}
          />
        </View>
      }
    >
      {isFull(state) ? (
        <GridEditor {...props} />
      ) : (
        <EmptyState
          icon="wall"
          title={text(say('screens.defense.off'))}
          text={text(say('screens.defense.offText'))}
        />
      )}
    </Screen>
  );
}

function GridEditor({ state, seats, text, dispatch }: Props) {
  const { colour } = useTheme();
  const layout = useLayout();
  const [zone, setZone] = useState<Zone>(() => nearestAttack(state));
  const tray = useTray(state, zone, dispatch);
  const forecast = attackForecast(state, zone);
  const tabs = (
    <ZoneTabs
      state={state}
      zone={zone}
      text={text}
      onChange={(to) => {
        setZone(to);
        tray.forget();
      }}
    />
  );
  const grid = (
    <>
      <EditedGrid
        state={state}
        zone={zone}
        seats={seats}
        text={text}
        selected={tray.selected}
        onSpace={tray.onSpace}
        onHold={tray.onHold}
      />
      <AreaSummary
        state={state}
        zone={zone}
        text={text}
        {...(forecast && { outlook: breachWords(forecast.breach) })}
      />
      {forecast && <ForecastTable forecast={forecast} active={state.turn} text={text} />}
    </>
  );
  const hand = (
    <Later>
      <Arrivals state={state} zone={zone} text={text} dispatch={dispatch} />
      <Tray state={state} zone={zone} seats={seats} text={text} tray={tray} />
    </Later>
  );
  if (layout === 'phone')
    return (
      <>
        {tabs}
        <ScrollView style={{ flex: 1 }}>{grid}</ScrollView>
        <SnackbarPlace />
        <View
          style={{
            maxHeight: '50%',
            backgroundColor: colour.raised,
            borderTopWidth: 1,
            borderColor: colour.rule,
          }}
        >
          <ScrollView>{hand}</ScrollView>
        </View>
      </>
    );
  return (
    <View style={{ flex: 1, flexDirection: 'row' }}>
      <ScrollView style={{ flex: 1 }}>
        {layout === 'tablet' && tabs}
        {grid}
      </ScrollView>
      <View
        style={{
          width: 372,
          backgroundColor: colour.raised,
          borderLeftWidth: 1,
          borderColor: colour.rule,
        }}
      >
        <ScrollView>
          {layout === 'landscape' && tabs}
          {hand}
        </ScrollView>
      </View>
    </View>
  );
}

/** Opens where something is about to happen. */
function nearestAttack(state: State): Zone {
  return ZONES.reduce((best, zone) =>
    dinoSpacesLeft(state, zone) < dinoSpacesLeft(state, best) ? zone : best,
  );
}
