import { View } from 'react-native';
import type { Mend, ReplayedAct } from '@/engine';
import { useSay } from '@/i18n';
import type { ChangeDraft } from '@/state/change/readChange';
import type { OpenSession } from '@/state/openSession';
import { useChangeStore } from '@/state/change/useChange';
import { IconButton, Section } from '@/ui';
import type { GameText } from '../text/useGameText';
import { ActRow } from './ActRow';
import { otherWords } from './actWords';

interface Props {
  readonly open: OpenSession;
  readonly acts: readonly ReplayedAct<unknown>[];
  readonly draft: ChangeDraft;
  readonly text: GameText;
}

/** What the table wants different; each can be taken back by itself. */
export function ChangeWishes({ open, acts, draft, text }: Props) {
  const say = useSay();
  const change = useChangeStore();
  return (
    <Section title={say('change.wishes')}>
      {draft.mends.map((mend, i) => {
        const act = actOf(acts, draft.mends, i);
        const shown = act?.did ?? act?.was;
        if (!act || !shown) return null;
        const words = otherWords(open, mend.how === 'instead' ? act.was : null, shown, text);
        const before = words.was.join(', ');
        return (
          <View key={`${mend.how} ${mend.at} ${i}`} style={{ flexDirection: 'row', alignItems: 'center' }}>
            <View style={{ flex: 1, minWidth: 0 }}>
              <ActRow
                open={open}
                did={shown}
                lines={words.now}
                detail={[
                  say(`change.wish_${mend.how}`),
                  ...(before === '' ? [] : [say('change.wasLine', { what: before })]),
                  ...(act.refusal ? [text(act.refusal.message)] : []),
                ].join(' · ')}
                undone={!act.did}
                {...((mend.how === 'instead' || mend.how === 'before') && {
                  onPress: () => void change.getState().look({ at: mend.at, how: mend.how }),
                })}
              />
            </View>
            {draft.mends.length > 1 && (
              <IconButton
                icon="close"
                label={say('change.unmend')}
                onPress={() => change.getState().unmend(mend.at)}
              />
            )}
          </View>
        );
      })}
    </Section>
  );
}

/** The act that a wish led to: those added before one act come in the order in which they were wished. */
function actOf(acts: readonly ReplayedAct<unknown>[], mends: readonly Mend[], i: number) {
  const mend = mends[i];
  if (!mend) return undefined;
  const here = acts.filter(({ at, was }) => at === mend.at && (was === null) === (mend.how === 'before'));
  if (mend.how !== 'before') return here[0];
  return here[mends.slice(0, i).filter(({ at, how }) => at === mend.at && how === 'before').length];
}
