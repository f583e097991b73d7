import { DISCOVERY_TOKENS, type DiscoveryToken } from '../../discoveries';
import { amount, nameAlone, say } from '../../say';
import { SKILLS } from '../../skills';
import { paySkill } from '../skills/paySkill';
import { playersOf } from '../../session/state';
import { wizard } from '../../session/wizards/wizard';

/** A held token is used, or one that did not come by exploring is taken. */
export const discovery = wizard({
  id: 'discovery',
  title: () => say('session.action.discovery'),
  script(ask, state) {
    const scout = playersOf(state).find((id) => paySkill(state, id, 'scouting').ok);
    const held = DISCOVERY_TOKENS.filter((token) => state.discoveries.includes(token));
    const said = ask.choose<DiscoveryToken | 'other' | 'scouting'>({
      id: 'token',
      title: say('session.walk.token'),
      help: say('session.help.discovery'),
      reference: 'discovery-tokens',
      options: [
        ...held.map((id) => ({ id, label: say(`discovery.name.${id}`) })),
        ...(scout === undefined
          ? []
          : [
              {
                id: 'scouting' as const,
                label: say('skill.name.scouting'),
                note: amount('determination', SKILLS.scouting.cost),
              },
            ]),
        { id: 'other', label: say('session.walk.otherToken'), note: say('session.walk.otherTokenNote') },
      ],
    });
    if (said === null) return null;
    if (said === 'scouting' || said === 'other') {
      const token = ask.choose({
        id: 'taken',
        title: say('session.walk.whichTaken'),
        help: say('session.help.whichTaken'),
        reference: 'discovery-tokens',
        options: DISCOVERY_TOKENS.map((id) => ({ id, label: say(`discovery.name.${id}`) })),
      });
      if (token === null) return null;
      return said === 'scouting' && scout !== undefined
        ? { type: 'useSkill', player: scout, skill: 'scouting', raise: null, targets: [], keeps: token }
        : { type: 'takeDiscovery', token };
    }
    const targets =
      said === 'pot-heal'
        ? ask.tick({
            id: 'who',
            title: say('session.walk.who'),
            help: say('session.help.cook'),
            reference: 'healing',
            lines: playersOf(state).map((id) => ({ id, text: nameAlone(id) })),
            missing: (ticked) =>
              ticked.length === 0 || ticked.length > 2 ? say('session.refusal.targetsNeeded') : null,
          })
        : [];
    return { type: 'useDiscovery', token: said, targets };
  },
});
