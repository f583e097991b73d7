import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import type { GameResult } from '@/data/gameResult';
import type { StoredResult } from '@/data/results';
import { BOARD_GAME_GEEK } from '@/games/boardGameGeek';
import { useLanguage, useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { bgStatsLink, bgStatsPlay } from '@/state/export/bgStats';
import { csvName, csvOfGame } from '@/state/export/csvExport';
import { finishedGame } from '@/state/export/finishedGame';
import { useStores } from '@/state/useStores';
import { ListRow, Sheet, useSnackbar } from '@/ui';
import type { Routes } from '../../navigation';
import { saveFile } from '../../platform/saveFile';
import { shareText } from '../../platform/shareText';
import { gameName } from '../../text/gameName';
import { CSV_FILE, loadCsvWords } from '../csvWords';
import { shareWords } from '../resultText';
import type { ResultView, TermText } from '../resultView';
import { CardSheet } from './CardSheet';

interface Props {
  readonly visible: boolean;
  readonly view: ResultView & { readonly result: GameResult };
  readonly term: TermText;
  readonly open: OpenSession | null;
  readonly ending: string | null;
  readonly title: string;
  readonly date: string;
  readonly onClose: () => void;
}

/** The ways to tell others how it ended. */
export function ShareSheet({ visible, view, term, open, ending, title, date, onClose }: Props) {
  const say = useSay();
  const language = useLanguage();
  const snackbar = useSnackbar();
  const { services } = useStores();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const [picture, setPicture] = useState(false);
  const stored = useFinished(visible, view, open);

  const words = async () => {
    const delivered = await shareText(shareWords(view, term, say, { title, date }));
    if (delivered === 'copied') snackbar.say(say('result.copied'));
  };
  const spreadsheet = async (result: StoredResult) => {
    const csv = csvOfGame(result, await loadCsvWords(services, [result.gameId], say, language));
    await saveFile(csvName('foothold-game', result.finishedAt), csv, CSV_FILE);
  };
  const link = stored && bgStatsLink(playOf(stored, view, term, gameName(stored.gameId, language)));
  const waiting = stored === null ? say('result.notRecorded') : undefined;
  return (
    <>
      <Sheet visible={visible} title={say('result.shareTitle')} onClose={onClose}>
        <ListRow
          icon="text"
          title={say('result.inWords')}
          subtitle={say('result.inWordsNote')}
          onPress={() => {
            onClose();
            void words();
          }}
        />
        <ListRow
          icon="trophy"
          title={say('result.picture')}
          subtitle={say('result.pictureNote')}
          onPress={() => {
            onClose();
            setPicture(true);
          }}
        />
        <ListRow
          icon="arrow"
          title={say('result.bgStats')}
          subtitle={say('result.bgStatsNote')}
          reason={waiting}
          {...(link !== null && { href: link })}
          onPress={onClose}
        />
        <ListRow
          icon="rounds"
          title={say('result.csv')}
          subtitle={say('result.csvNote')}
          reason={waiting}
          onPress={() => {
            onClose();
            if (stored) void spreadsheet(stored);
          }}
        />
        {open && (
          <ListRow
            icon="share"
            title={say('handOver.open')}
            subtitle={say('handOver.openNote')}
            onPress={() => {
              onClose();
              navigation.navigate('HandOver', { id: open.id });
            }}
          />
        )}
      </Sheet>
      <CardSheet
        visible={picture}
        view={view}
        term={term}
        seats={open?.seats ?? []}
        ending={ending}
        title={title}
        date={date}
        onClose={() => setPicture(false)}
      />
    </>
  );
}

/** As it is counted: read when the sheet opens, with everything tapped until then. */
function useFinished(visible: boolean, view: ResultView, open: OpenSession | null): StoredResult | null {
  const { services } = useStores();
  const [stored, setStored] = useState<StoredResult | null>(null);
  const { sessionId } = view;
  useEffect(() => {
    if (!visible) return undefined;
    let wanted = true;
    void finishedGame(services, sessionId, open).then((found) => {
      if (wanted) setStored(found);
    });
    return () => {
      wanted = false;
    };
  }, [services, visible, sessionId, open]);
  return stored;
}

function playOf(stored: StoredResult, view: ResultView, term: TermText, name: string) {
  const { edition, scenario } = stored;
  return bgStatsPlay({
    sessionId: stored.sessionId,
    gameId: stored.gameId,
    gameName: name,
    bggId: BOARD_GAME_GEEK[stored.gameId] ?? null,
    endedAt: stored.finishedAt,
    board:
      scenario !== null ? term('scenario', scenario) : edition !== null ? term('edition', edition) : null,
    comments: [...new Set([stored.note, ...view.notes])].filter((words) => words !== '').join('\n'),
    result: stored,
    roleName: (role) => term('role', role),
  });
}
