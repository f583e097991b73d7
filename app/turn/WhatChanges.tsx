import { View } from 'react-native';
import type { Draft, TapAnswers } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import type { AnyWizard } from '@/state/wizardStore';
import { SPACE, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';
import { Review } from '../wizard/Review';

interface Props {
  readonly wizard: AnyWizard;
  readonly draft: Draft;
  readonly open: OpenSession;
  readonly text: GameText;
  readonly onAnswer: (answers: TapAnswers) => void;
}

/** Under the questions, as they are answered now: every number with its reasons, each open to an override. */
export function WhatChanges({ wizard, draft, open, text, onAnswer }: Props) {
  const say = useSay();
  const { state } = open.session;
  const lines = wizard.review(state, draft);
  const wrapUp = wizard.wrapUp?.(state, draft);
  if (lines.length === 0 && !wrapUp) return null;
  return (
    <View style={{ paddingTop: SPACE.s3 }}>
      <View style={{ paddingHorizontal: SPACE.s4 }}>
        <Txt role="labelStrong" tone="ink2" heading={2}>
          {say('wizard.whatChanges')}
        </Txt>
      </View>
      <Review lines={lines} wrapUp={wrapUp} open={open} text={text} onAnswer={onAnswer} />
    </View>
  );
}
