import { View } from 'react-native';
import type { Draft, Override, TapAnswers } from '@/engine';
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
  /** Left out what stays as it is. */
  readonly brief?: boolean;
}

/** Under the questions, as they are answered now: every number with its reasons, each open to an override. */
export function WhatChanges({ wizard, draft, open, text, onAnswer, brief = false }: Props) {
  const say = useSay();
  const { state } = open.session;
  const lines = wizard
    .review(state, draft)
    .filter(({ change, news, override }) => !brief || news || change !== 0 || isSet(override));
  const wrapUp = wizard.wrapUp?.(state, draft);
  if (lines.length === 0 && (wrapUp?.lines ?? []).length === 0) return null;
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

function isSet(override: Override | undefined): boolean {
  return override !== undefined && override.value !== override.computed;
}
