import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import type { GameResult } from '@/data/gameResult';
import { useLanguage, useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Button, Foot, Header, Screen, SPACE, TARGET, Txt, type IconButtonProps } from '@/ui';
import { useSpeaker } from '../speech/useSpeaker';
import { formatDate } from '../text/format';
import { titleOf } from '../text/titleOf';
import { Places } from './Places';
import { factsText, spokenResult } from './resultText';
import type { ResultView, TermText } from './resultView';
import { ShareSheet } from './share/ShareSheet';
import { SourceBars } from './SourceBars';
import { Winner } from './Winner';

interface Props {
  readonly view: ResultView & { readonly result: GameResult };
  readonly term: TermText;
  /** In the order they are drawn. */
  readonly sources: readonly string[];
  /** The game if it is open: what was just tapped is shared too. */
  readonly open: OpenSession | null;
  /** How it ended, where the game says so. */
  readonly ending?: string | null;
  /** What the numbers count, as the table's column head says it. */
  readonly column?: string;
  readonly onHome: () => void;
  /** The same table again; none for a game that cannot be set up here. */
  readonly onRematch?: (() => void) | undefined;
  readonly right?: readonly IconButtonProps[];
  readonly children?: ReactNode;
}

/** What every result has: who won, the places, where the points came from, and the ways to tell others. */
export function ResultFrame({
  view,
  term,
  sources,
  open,
  ending = null,
  column,
  onHome,
  onRematch,
  right = [],
  children,
}: Props) {
  const say = useSay();
  const language = useLanguage();
  const [sharing, setSharing] = useState(false);
  const title = titleOf(view, language);
  const date = formatDate(view.endedAt, language);
  const speaker = useSpeaker(spokenResult(view, term, say));
  return (
    <>
      <Screen
        header={
          <Header
            title={title}
            subtitle={date}
            left={{ icon: 'home', label: say('table.home'), onPress: onHome }}
            right={speaker ? [speaker, ...right] : right}
          />
        }
        footer={
          <Foot>
            {onRematch && (
              <Button
                icon="retry"
                title={say('history.rematch')}
                onPress={onRematch}
                style={{ minHeight: TARGET.primary, flexShrink: 1 }}
              />
            )}
            <Button
              kind="primary"
              icon="share"
              title={say('result.share')}
              onPress={() => setSharing(true)}
              style={{ flexGrow: 1 }}
            />
          </Foot>
        }
      >
        <View style={{ gap: SPACE.s6, paddingVertical: SPACE.s4 }}>
          <Winner result={view.result} ending={ending} facts={factsText(view.result, term, say)} />
          <Places result={view.result} term={term} column={column} left={leftOf(open)} />
          <SourceBars result={view.result} sources={sources} term={term} />
          {children}
        </View>
      </Screen>
      <ShareSheet
        visible={sharing}
        view={view}
        term={term}
        open={open}
        ending={ending}
        title={title}
        date={date}
        onClose={() => setSharing(false)}
      />
    </>
  );
}

/** What people wrote down, and the way to write more. */
export function Notes({
  notes,
  children,
}: {
  readonly notes: readonly string[];
  readonly children?: ReactNode;
}) {
  const say = useSay();
  return (
    <View style={{ gap: SPACE.s2 }}>
      <Txt role="title" heading={2}>
        {say('result.notes')}
      </Txt>
      {notes.map((words, i) => (
        <Txt key={i} tone="ink2">
          {words}
        </Txt>
      ))}
      {children}
    </View>
  );
}

/** Only the game itself knows; what is stored of it counts who played. */
function leftOf(open: OpenSession | null): readonly string[] {
  const places = open?.game.result(open.session.state) ?? [];
  return places.filter(({ left }) => left).map(({ player }) => player);
}
