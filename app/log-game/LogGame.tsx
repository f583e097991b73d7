import { useState } from 'react';
import { View } from 'react-native';
import { games } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { ANY_GAME } from '@/state/anyGame';
import { LOG_NAME_MAX } from '@/state/logDraft';
import { Choice, ListRow, Section, Sheet, SPACE, TextField, Txt } from '@/ui';
import { gameName } from '../text/gameName';
import { useGameText } from '../text/useGameText';
import type { LogPartProps } from './LogPart';

/** Means an edition that nobody remembers; no id is empty. */
const UNKNOWN = '';

/** What was played: a game that is known here, or any other by its name. */
export function LogGame({ draft, game, faultAt, onChange }: LogPartProps) {
  const say = useSay();
  const language = useLanguage();
  const text = useGameText(draft.gameId, draft.seats);
  const [asking, setAsking] = useState(false);
  const titleOf = (id: string) => (id === ANY_GAME ? say('logGame.otherGame') : gameName(id, language));
  const known = games.map(({ card }) => card).filter(({ id }) => id !== ANY_GAME);
  const fault = faultAt('game');
  return (
    <Section title={say('logGame.game')}>
      <ListRow
        icon="game"
        title={draft.gameId === '' ? say('logGame.whichGame') : titleOf(draft.gameId)}
        onPress={() => setAsking(true)}
      />
      {fault !== undefined && (
        <Txt tone="loss" live="assertive" style={{ paddingHorizontal: 20, paddingTop: SPACE.s2 }}>
          {fault}
        </Txt>
      )}
      {draft.gameId === ANY_GAME && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3 }}>
          <TextField
            label={say('logGame.name')}
            value={draft.name}
            onChange={(name) => onChange({ name })}
            error={faultAt('name')}
            maxLength={LOG_NAME_MAX}
          />
        </View>
      )}
      {game?.editions && (
        <Choice
          label={say('logGame.edition')}
          value={draft.edition ?? UNKNOWN}
          options={[
            ...game.editions.map((id) => ({ id, title: text(game.term('edition', id)) })),
            { id: UNKNOWN, title: say('logGame.editionUnknown') },
          ]}
          onChange={(id) => onChange({ edition: id === UNKNOWN ? null : id })}
        />
      )}
      <Sheet visible={asking} title={say('logGame.whichGame')} onClose={() => setAsking(false)}>
        <Choice
          label={say('logGame.whichGame')}
          hideLabel
          value={draft.gameId}
          options={[
            ...known.map((card) => ({
              id: card.id,
              title: titleOf(card.id),
              note: card.blurb[language],
            })),
            { id: ANY_GAME, title: say('logGame.otherGame'), note: say('logGame.otherGameNote') },
          ]}
          onChange={(gameId) => {
            // What belongs to the other game is dropped with it.
            if (gameId !== draft.gameId)
              onChange({
                gameId,
                edition: null,
                seats: draft.seats.map((seat) => ({ ...seat, role: null, sources: [] })),
              });
            setAsking(false);
          }}
        />
      </Sheet>
    </Section>
  );
}
