import { memo } from 'react';
import { useSay } from '@/i18n';
import type { TableView } from '@/engine';
import { Header } from '@/ui';
import { saysTheSame } from '../text/saysTheSame';
import { TableDetail } from './TableDetail';

/** Where the buttons of the head lead. */
export interface HeadTaps {
  /** Home, or out of the past. */
  readonly leave: () => void;
  readonly result: () => void;
  readonly putRight: () => void;
  readonly handOver: () => void;
  readonly share: () => void;
  readonly options: () => void;
  readonly timeline: () => void;
}

interface Props {
  readonly title: string;
  readonly detail: string | undefined;
  readonly pips: TableView<unknown>['pips'];
  /** From the past no way leads elsewhere: what is done there is done first. */
  readonly past: boolean;
  readonly offers: readonly HeadOffer[];
  readonly taps: HeadTaps;
}

/** Which buttons there are, besides the timeline. */
export type HeadOffer = Exclude<keyof HeadTaps, 'leave' | 'timeline'>;

const OFFERS = {
  result: { icon: 'trophy', label: 'result.open' },
  putRight: { icon: 'edit', label: 'putRight.more' },
  handOver: { icon: 'share', label: 'handOver.open' },
  share: { icon: 'followers', label: 'live.share.title' },
  options: { icon: 'learn', label: 'guide.options' },
} as const;

/** How far the game is, and the ways from the table; few acts change anything of it. */
export const TableHead = memo(
  function TableHead({ title, detail, pips, past, offers, taps }: Props) {
    const say = useSay();
    return (
      <Header
        title={title}
        detail={<TableDetail detail={detail} pips={pips} />}
        left={
          past
            ? { icon: 'close', label: say('change.leavePast'), onPress: taps.leave }
            : { icon: 'home', label: say('table.home'), onPress: taps.leave }
        }
        right={
          past
            ? []
            : [
                ...offers.map((offer) => ({
                  icon: OFFERS[offer].icon,
                  label: say(OFFERS[offer].label),
                  onPress: taps[offer],
                })),
                { icon: 'timeline' as const, label: say('table.timeline'), onPress: taps.timeline },
              ]
        }
      />
    );
  },
  saysTheSame('pips', 'offers'),
);
