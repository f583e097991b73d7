import { useState } from 'react';
import { View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { SPACE, Txt } from '@/ui';
import { playersOf } from '../../../perseverance/session/table';
import { Page } from '../../../perseverance/ui/Page';
import { ownerOf } from '../../../perseverance/ui/owner';
import { PERK_IDS, type PerkId } from '../../perks';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { seatOf, suppliesLeft } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { perkBoard, type PerksOfOfficer } from '../../session/view/perkBoard';
import { PlayerTabs } from '../PlayerTabs';
import { SCREEN_ENTRIES } from '../screenEntries';
import { PerkCell } from './PerkCell';
import { PerkSheet } from './PerkSheet';

/** The thirty Perks of one player: owned, open now, and why not. */
export function PerksScreen({ state, seats, text, dispatch, ask, onClose }: GameScreenProps<State, Command>) {
  const [player, setPlayer] = useState(state.turn);
  const [shown, setShown] = useState<PerkId | null>(null);
  const shownFor = playersOf(state).includes(player) ? player : state.turn;
  const { perks, story, valor } = seatOf(state, shownFor);
  const cubes = suppliesLeft(state, shownFor).influence;
  const owner = ownerOf(shownFor, seats, text);
  const board = perkBoard(state, shownFor);
  const open = board.flatMap((one) => one.perks).find(({ perk }) => perk === shown);
  return (
    <>
      <Page
        title={text(say('screens.perks.title'))}
        subtitle={text(say('screens.perks.subtitle', { count: perks.length, of: PERK_IDS.length }))}
        onClose={onClose}
        onAsk={() => ask(SCREEN_ENTRIES.perks)}
        lead={
          <PlayerTabs
            label={text(say('screens.perks.whose'))}
            player={shownFor}
            seats={seats}
            text={text}
            onChange={setPlayer}
          />
        }
        foot={
          <Txt role="small" tone="ink2">
            {text(
              isFull(state)
                ? say('screens.perks.means', { cubes, story, valor })
                : say('session.unseen.means', { cubes, valor }),
            )}
          </Txt>
        }
        blocks={board.map((officer) => ({
          key: officer.officer,
          block: <Block officer={officer} owner={owner} text={text} onPress={setShown} />,
        }))}
      />
      {open && (
        <PerkSheet
          state={state}
          player={shownFor}
          now={open}
          text={text}
          dispatch={dispatch}
          onAsk={ask}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

interface BlockProps extends Pick<GameScreenProps, 'text'> {
  readonly officer: PerksOfOfficer;
  readonly owner: ReturnType<typeof ownerOf>;
  readonly onPress: (perk: PerkId) => void;
}

/** Two of each Tier, side by side. */
function Block({ officer: { officer, zone, perks }, owner, text, onPress }: BlockProps) {
  return (
    <View style={{ paddingVertical: SPACE.s3, gap: SPACE.s2 }}>
      <View>
        <Txt role="title" heading={2}>
          {text(say(`officer.${officer}`))}
        </Txt>
        <Txt role="caption" tone="ink3">
          {text(say(`zone.${zone}`))}
        </Txt>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {perks.map((now) => (
          <PerkCell key={now.perk} now={now} owner={owner} text={text} onPress={() => onPress(now.perk)} />
        ))}
      </View>
    </View>
  );
}
