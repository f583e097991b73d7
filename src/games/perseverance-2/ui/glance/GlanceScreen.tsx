import type { GameScreenProps } from '@/engine';
import { explainMajority } from '../../../perseverance/moments/assembly/assemblyNow';
import { Glance } from '../../../perseverance/ui/glance/Glance';
import { PIECES } from '../../pieces';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { isFull, type State } from '../../session/state';
import { officerMajorities } from '../../session/view/officerMajorities';
import { explainZone, zoneMajorities } from '../../session/view/zoneMajorities';

/** Zones and Officers in one look. */
export function GlanceScreen({ state, ...props }: GameScreenProps<State, Command>) {
  const zones = isFull(state) ? zoneMajorities(state) : [];
  return (
    <Glance
      {...props}
      majorities={officerMajorities(state)}
      cubes={PIECES.influence}
      zones={zones}
      onExplainZone={({ zone }) => {
        const majority = zones.find((one) => one.zone === zone);
        if (!majority) return;
        props.explain(
          say('screens.zones.why', { zone: say(`zone.${zone}`) }),
          explainMajority(state, majority, (choice) => explainZone(state, majority.zone, choice)),
        );
      }}
    />
  );
}
