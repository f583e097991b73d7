import type { Draft } from '@/engine';
import type { OpenSession } from '@/state/openSession';
import type { AnyWizard } from '@/state/wizardStore';
import { Header, type HeaderProps, useLayout, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';
import { WhoActs } from '../wizard/WhoActs';

interface Props extends Pick<HeaderProps, 'title' | 'left' | 'right' | 'mark'> {
  readonly open: OpenSession;
  readonly wizard: AnyWizard;
  readonly draft: Draft;
  readonly text: GameText;
  readonly onActor: (player: string) => void;
}

/** What the page is about and whose it is: beside each other where a line of its own would cost a row of tiles. */
export function PageHead({ open, wizard, draft, text, onActor, ...header }: Props) {
  const { textScale } = useTheme();
  const beside = useLayout() !== 'phone' && textScale <= 1.4;
  const who = <WhoActs open={open} wizard={wizard} draft={draft} text={text} onChange={onActor} />;
  return (
    <>
      <Header {...header} {...(beside && { detail: who })} />
      {!beside && who}
    </>
  );
}
