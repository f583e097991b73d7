import type { Phrase } from '@/engine';
import { Txt } from '@/ui';
import { Tabs } from '@/ui/Tabs';
import { say } from '../../say';
import type { State } from '../../session/state';
import { dinoSpacesLeft } from '../../session/supplies';
import { ZONES, type Zone } from '../../terms';

interface Props {
  readonly state: State;
  readonly zone: Zone;
  readonly text: (phrase: Phrase) => string;
  readonly onChange: (zone: Zone) => void;
}

/** The four Zones with the spaces they have left; one that is full has the lamp on it. */
export function ZoneTabs({ state, zone, text, onChange }: Props) {
  const tabs = ZONES.map((id) => {
    const count = dinoSpacesLeft(state, id);
    const left = count === 0 ? say('screens.defense.tabFull') : say('screens.defense.tabLeft', { count });
    return {
      id,
      label: text(say('screens.defense.tab', { zone: say(`zone.${id}`), left })),
      body: (
        <>
          <Txt role="small" tone={id === zone ? 'ink' : 'ink2'} align="center" hidden>
            {`${text(say(`zone.${id}`))} `}
          </Txt>
          <Txt role="caption" tone={count === 0 ? 'lamp' : 'ink3'} align="center" hidden>
            {text(left)}
          </Txt>
        </>
      ),
    };
  });
  return <Tabs label={text(say('screens.defense.zones'))} tabs={tabs} chosen={zone} onChange={onChange} />;
}
