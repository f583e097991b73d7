import { say } from '../../say';
import { DEMANDS, type DemandKind } from '../../session/command';
import { playersOf } from '../../session/state';
import { askFate } from '../../session/wizards/askFate';
import { figure, playerOption, wizard } from '../../session/wizards/wizard';

/** What a card asks for; what is not there costs wounds. */
export const demand = wizard({
  id: 'demand',
  onePage: true,
  who: 'who',
  title: () => say('session.action.demand'),
  script(ask, state) {
    const who = ask.choose({
      id: 'who',
      title: say('session.walk.concerns'),
      layout: 'chips',
      help: say('session.help.concerns'),
      reference: 'unfulfilled',
      options: [
        { id: 'everybody', label: say('session.walk.everybody') },
        ...playersOf(state).map(playerOption),
      ],
    });
    if (who === null) return null;
    const player = who === 'everybody' ? null : who;
    const kinds = DEMANDS.filter((kind) => kind !== 'determination' || player !== null);
    const said: Readonly<Partial<Record<DemandKind, number>>> = ask.count({
      id: 'wants',
      title: say('session.walk.wants'),
      help: say('session.help.wants'),
      reference: 'unfulfilled',
      figures: kinds.map((kind) => figure(kind, say(`session.counter.${kind}`), 0, { min: 0, max: 20 })),
    });
    const strict = ask.choose({
      id: 'strict',
      title: say('session.walk.strict'),
      layout: 'chips',
      initial: 'yes',
      help: say('session.help.strict'),
      reference: 'unfulfilled',
      options: [
        { id: 'yes', label: say('session.walk.mustGive') },
        { id: 'no', label: say('session.walk.ifPossible') },
      ],
    });
    if (strict === null) return null;
    const command = {
      type: 'demand',
      player,
      wants: {
        wood: said.wood ?? 0,
        food: said.food ?? 0,
        fur: said.fur ?? 0,
        weapon: said.weapon ?? 0,
        palisade: said.palisade ?? 0,
        roof: said.roof ?? 0,
        determination: said.determination ?? 0,
      },
      onlyIfPossible: strict === 'no',
    } as const;
    askFate(ask, state, command);
    return command;
  },
});
