import { useMemo, useState } from 'react';
import { ScrollView, View } from 'react-native';
import { figureChanges, type FigureChange, type ReplayedAct } from '@/engine';
import { useSay } from '@/i18n';
import { previewOf } from '@/state/change/changeStore';
import type { ChangeDraft } from '@/state/change/readChange';
import type { OpenSession } from '@/state/openSession';
import { useChange, useChangeStore } from '@/state/change/useChange';
import { Banner, Button, Foot, Header, Screen, Section, SPACE, Txt, useSnackbar, WhySheet } from '@/ui';
import { useGameText, type GameText } from '../text/useGameText';
import { KeptMark, NotKept } from '../wizard/DraftMark';
import { whyLines } from '../text/whyLines';
import { ActRow } from './ActRow';
import { linesOf, otherWords } from './actWords';
import { ChangedNumbers } from './ChangedNumbers';
import { ChangeWishes } from './ChangeWishes';
import { outcomeChange } from './outcomeChange';
import { UnfitAct } from './UnfitAct';

interface Props {
  readonly open: OpenSession;
  readonly draft: ChangeDraft;
  readonly onLeave: () => void;
}

/** Everything that the change comes to, before anything counts. */
export function ChangePreview({ open, draft, onLeave }: Props) {
  const say = useSay();
  const change = useChangeStore();
  const snackbar = useSnackbar();
  const saved = useChange((state) => state.saved);
  const trouble = useChange((state) => state.trouble);
  const text = useGameText(open.game.id, open.seats);
  const [asked, setAsked] = useState<FigureChange | null>(null);
  const replay = useMemo(() => previewOf(open, draft), [open, draft]);
  const numbers = useMemo(
    () =>
      replay.ok
        ? figureChanges(open.game.table(open.session.state), open.game.table(replay.value.state))
        : [],
    [open, replay],
  );
  const acts = replay.ok ? replay.value.acts : [];
  const mended = new Set(draft.mends.map(({ at }) => at));
  const unfit = acts.filter(({ became }) => became === 'unfit');
  const different = acts.filter((act) => isNews(open, act, text) && !mended.has(act.at));
  const changes = acts.some(({ became }) => became !== 'same');
  const outcome = replay.ok ? outcomeChange(open, replay.value.state, say) : null;
  const cancel = () => {
    void change.getState().cancel();
    onLeave();
  };
  const save = () => {
    const done = change.getState().save();
    snackbar.say(done.ok ? say('change.saved') : text(done.error.message));
    if (done.ok) onLeave();
  };

  return (
    <Screen
      scroll={false}
      gutter={0}
      header={
        <Header
          title={say('change.title')}
          detail={
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
              <Txt role="small" tone="ink2">
                {say('change.subtitle')}
              </Txt>
              <KeptMark saved={saved} />
            </View>
          }
          left={{ icon: 'close', label: say('change.cancel'), onPress: cancel }}
        />
      }
      footer={
        <Foot>
          <Button title={say('change.cancel')} onPress={cancel} style={{ minHeight: 56 }} />
          <Button
            kind="primary"
            title={unfit.length > 0 ? say('change.saveWithout', { count: unfit.length }) : say('change.save')}
            reason={changes ? undefined : say('change.nothing')}
            onPress={save}
            style={{ flex: 1 }}
          />
        </Foot>
      }
    >
      <ScrollView
        contentContainerStyle={{
          width: '100%',
          maxWidth: 720,
          alignSelf: 'center',
          paddingBottom: SPACE.s5,
        }}
      >
        <NotKept trouble={trouble} />
        {!replay.ok && <Banner text={text(replay.error.message)} />}
        {outcome !== null && <Banner kind="plain" icon="trophy" text={outcome} />}
        <ChangeWishes open={open} acts={acts} draft={draft} text={text} />
        {unfit.length > 0 && (
          <Section title={say('change.unfit')}>
            <Txt tone="ink2" style={{ paddingHorizontal: 20, paddingTop: SPACE.s2 }}>
              {say('change.unfitNote')}
            </Txt>
            {unfit.map((act) => (
              <UnfitAct key={act.at} act={act} open={open} text={text} />
            ))}
          </Section>
        )}
        <Section title={say('change.numbers')}>
          {numbers.length === 0 ? (
            <Txt tone="ink2" style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3 }}>
              {say(changes ? 'change.noNumbers' : 'change.nothing')}
            </Txt>
          ) : (
            <ChangedNumbers open={open} numbers={numbers} text={text} onAsk={setAsked} />
          )}
        </Section>
        {different.length > 0 && (
          <Section title={say('change.differently')}>
            {different.map((act) => (
              <Different key={act.at} act={act} open={open} text={text} />
            ))}
          </Section>
        )}
      </ScrollView>
      <WhySheet
        visible={asked !== null}
        title={asked ? text(asked.label) : ''}
        lines={whyLines(asked?.why ?? [], text)}
        onClose={() => setAsked(null)}
      />
    </Screen>
  );
}

/** Other words in the timeline: that a reason counts with other totals is no news. */
function isNews(open: OpenSession, { became, was, did }: ReplayedAct<unknown>, text: GameText): boolean {
  if (became !== 'different') return false;
  return linesOf(open, was, text).join('\n') !== linesOf(open, did, text).join('\n');
}

interface DifferentProps {
  readonly act: ReplayedAct<unknown>;
  readonly open: OpenSession;
  readonly text: GameText;
}

function Different({ act: { was, did }, open, text }: DifferentProps) {
  const say = useSay();
  if (!did) return null;
  const words = otherWords(open, was, did, text);
  const before = words.was.join(', ');
  return (
    <ActRow
      open={open}
      did={did}
      lines={words.now}
      detail={before === '' ? undefined : say('change.wasLine', { what: before })}
    />
  );
}
