import { read, unwrap } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import type { Party } from '@/games/perseverance-2/moments/combat/party';
import { threatInput } from '@/games/perseverance-2/moments/threat/rule';
import { TRIALS, type Trial } from '@/games/perseverance-2/moments/adventure/templeAdventure';
import type { Adventure, State } from '@/games/perseverance-2/session/state';
import cases from '../../../../golden/perseverance-2.json';
import type { GoldenCase } from '../../../support/golden';
import { newTable, play } from '../../session/playing';
import { anaWith, changed, openWizard, withArea } from '../combat/battlefield';

const NOBODY: Party = { light: 0, heavy: 0, leader: false };

function onCard(state: State, party: Partial<Party>, more: Partial<Adventure> = {}): State {
  const { light, heavy, leader } = { ...NOBODY, ...party };
  return play(state, {
    type: 'setPieces',
    player: 'ana',
    piece: 'adventure',
    to: {
      party: { light, heavy, leader },
      stage: 1,
      stages: 2,
      trial: null,
      leaderIgnoreUsed: false,
      ...more,
    },
  });
}

const soldiers = (light: number, heavy: number) => anaWith({ lightSoldier: light, heavySoldier: heavy });
const deterministic = (state: State): State => ({
  ...state,
  config: { ...state.config, threat: 'deterministic' },
});
const adventureOf = (state: State) => state.players.ana?.adventure;

describe('a stage of an Adventure', () => {
  test('printed rewards, two kept cards, a lost Soldier, and on: one entry', () => {
    const before = onCard(soldiers(2, 1), { light: 2, heavy: 1 });
    const finger = openWizard(before, 'adventureStage')
      .set({ shown: 2, food: 1 })
      .until('kind:1')
      .choose('light')
      .set({ story: 1 })
      .next()
      .choose('4')
      .choose('heavy')
      .set({ glowberry: 2 })
      .next()
      .choose('none')
      .choose('3')
      .choose('on')
      .choose('2')
      .choose('5')
      .toReview();
    expect(finger.review().map(({ label, change, total }) => [label.key, change, total])).toEqual([
      ['asset.followers', 0, 0],
      ['asset.food', 1, 1],
      ['asset.story', 1, 1],
      ['asset.glowberry', 2, 2],
      ['asset.lightSoldier', -1, 1],
      ['session.stage.onCard.light', -1, 1],
      ['session.stage.onCard.heavy', 0, 1],
    ]);
    expect(finger.wrapUp()?.lines.map(({ id }) => id)).toEqual(['tidyCards', 'tidyLost', 'tidyOn']);
    const after = play(before, finger.save());
    expect(changed(before, after)).toEqual({ food: 1, story: 1, glowberry: 2, lightSoldier: -1 });
    expect(adventureOf(after)).toEqual({
      party: { light: 1, heavy: 1, leader: false },
      stage: 2,
      stages: 2,
      trial: null,
      leaderIgnoreUsed: false,
      waits: true,
    });
  });

  test('the last Soldier lost on the way ends it: the card lies face down, the marker stays', () => {
    const before = onCard(soldiers(1, 0), { light: 1 });
    const finger = openWizard(before, 'adventureStage')
      .next()
      .choose('on')
      .choose('3')
      .choose('2')
      .toReview();
    expect(finger.wrapUp()?.lines.map(({ id }) => id)).toEqual(['tidyLost', 'tidyEnd']);
    expect(adventureOf(play(before, finger.save()))).toBeNull();
  });

  test('everything is on one page, and a tap on a button is one more of it', () => {
    const before = onCard(soldiers(1, 0), { light: 1 }, { stages: 1 });
    const finger = openWizard(before, 'adventureStage').set({ followers: 2, valor: 1 });
    expect(finger.taps()).toBe(3);
    expect(finger.steps().map(({ id }) => id)).toEqual(['rewards']);
    expect(perseverance2.wizards.find(({ id }) => id === 'adventureStage')?.onePage).toBe(true);
    expect(changed(before, play(before, finger.toReview().save()))).toEqual({ followers: 2, valor: 1 });
  });

  test('the page says how many cards of each deck are drawn: the Leader draws a Heavy one', () => {
    const finger = openWizard(onCard(soldiers(2, 1), { light: 2, heavy: 1, leader: true }), 'adventureStage')
      .set({ shown: 1 })
      .next();
    const result = finger.here();
    expect(result.kind === 'result' && result.lines.map(({ id, figure }) => [id, figure])).toEqual([
      ['light', '2'],
      ['heavy', '2'],
      ['keep', '1'],
    ]);
  });

  test('no more cards of a deck are kept than were drawn', () => {
    const finger = openWizard(onCard(soldiers(1, 1), { light: 1, heavy: 1 }), 'adventureStage')
      .set({ shown: 5 })
      .until('kind:1')
      .choose('light')
      .next()
      .choose('none')
      .next()
      .choose('none');
    expect(finger.steps().map(({ id }) => id)).not.toContain('card:3');
  });

  test('the Leader ignores a Heavy card said before the first roll, and then not the way on', () => {
    const before = onCard(soldiers(0, 1), { heavy: 1, leader: true });
    const finger = openWizard(before, 'adventureStage')
      .set({ shown: 2 })
      .until('card:1')
      .next()
      .choose('6')
      .next()
      .choose('5')
      .choose('0');
    expect(finger.here().id).toBe('roll:card2');
    finger.choose('5').choose('on').choose('3').choose('1');
    const after = play(before, finger.toReview().save());
    expect(changed(before, after)).toEqual({ heavySoldier: -1 });
    expect(adventureOf(after)).toMatchObject({
      stage: 2,
      leaderIgnoreUsed: true,
      party: { heavy: 0, leader: true },
    });
  });

  test('a Leader who has ignored nothing takes care of the way on: nobody is asked for a roll', () => {
    const before = onCard(soldiers(1, 0), { light: 1, leader: true });
    const finger = openWizard(before, 'adventureStage').next().choose('on');
    const after = play(before, finger.toReview().save());
    expect(changed(before, after)).toEqual({});
    expect(adventureOf(after)).toMatchObject({ stage: 2, leaderIgnoreUsed: true });
  });

  test('a roll of the app is not on the review, and the way on can wait for it', () => {
    const before = onCard(soldiers(2, 0), { light: 2 });
    const finger = openWizard(before, 'adventureStage')
      .set({ shown: 1 })
      .until('card:1')
      .next()
      .choose('4')
      .choose('app')
      .choose('later');
    expect(finger.here().id).toBe('pending');
    finger.toReview();
    expect(finger.review().every(({ change }) => change === 0)).toBe(true);
    const after = play(before, finger.save());
    expect(adventureOf(after)).toMatchObject({ resolved: true, stage: 1, party: { light: 1 } });
    const on = openWizard(after, 'adventureStage');
    expect(on.here().id).toBe('then');
    const home = play(after, on.choose('end').toReview().save());
    expect(adventureOf(home)).toBeNull();
    expect(home.players.ana?.adventures).toBe(1);
  });

  test('with everybody lost the Adventure is completed, and nobody is asked whether to go on', () => {
    const before = onCard(soldiers(2, 0), { light: 2 });
    const finger = openWizard(before, 'adventureStage')
      .set({ shown: 2 })
      .until('card:1')
      .next()
      .choose('6')
      .next()
      .choose('6')
      .choose('1')
      .choose('1');
    const after = play(before, finger.toReview().save());
    expect(changed(before, after)).toEqual({ lightSoldier: -2 });
    expect(adventureOf(after)).toBeNull();
  });

  test('Survivalist: the page knows that a roll of 3 holds against 5', () => {
    const before = onCard(anaWith({ heavySoldier: 2, perks: ['survivalist'] }), { heavy: 2 });
    const finger = openWizard(before, 'adventureStage').set({ shown: 1 }).until('card:1').next().choose('5');
    const rolls = finger.here();
    expect(
      rolls.kind === 'choice' && rolls.options.filter(({ icon }) => icon === 'check').map(({ id }) => id),
    ).toEqual(['3', '4', '5', '6']);
  });

  test('Savant and Tactician pay when the Adventure is completed', () => {
    const before = onCard(anaWith({ lightSoldier: 1, perks: ['savant', 'tactician'] }), { light: 1 });
    const finger = openWizard(before, 'adventureStage').next().choose('end').choose('skinner');
    const after = play(before, finger.toReview().save());
    expect(changed(before, after)).toEqual({ glowberry: 1 });
    expect(after.players.ana?.perks).toEqual(['savant', 'tactician', 'skinner']);
  });

  test('at the Adventurers’ Lodge no Threat counts, and the next stage is still this turn’s', () => {
    const lodge = withArea(soldiers(1, 0), { outpost: { owner: 'bo', tile: 'adventurers-lodge' } });
    const before = onCard(lodge, { light: 1 });
    const finger = openWizard(before, 'adventureStage')
      .choose('ignored')
      .set({ shown: 1 })
      .until('card:1')
      .set({ followers: 2 })
      .next()
      .choose('on');
    const after = play(before, finger.toReview().save());
    expect(changed(before, after)).toEqual({ followers: 2 });
    expect(adventureOf(after)).toMatchObject({ stage: 2, party: { light: 1 } });
    expect(adventureOf(after)?.waits).toBeUndefined();
  });

  test('the second stage of this turn’s Adventure waits for the next turn, and the page says so', () => {
    const waiting = onCard(soldiers(1, 0), { light: 1 }, { stage: 2, waits: true });
    expect(openWizard(waiting, 'adventureStage').here().missing?.key).toBe('session.refusal.stageNextTurn');
    expect(openWizard(newTable(3), 'adventureStage').here().missing?.key).toBe('session.refusal.noAdventure');
  });

  test('a total can be set by hand, and taken back', () => {
    const before = onCard(soldiers(1, 0), { light: 1 }, { stages: 1 });
    const finger = openWizard(before, 'adventureStage').set({ followers: 3 }).toReview();
    const after = play(before, finger.byHand('asset.followers', 7).save());
    expect(after.players.ana?.followers).toBe(7);
    const again = play(before, finger.byHand('asset.followers', null).save());
    expect(again.players.ana?.followers).toBe(3);
  });
});

describe('Temple Adventures', () => {
  test.each(TRIALS.flatMap((trial) => [1, 2].map((stage) => [trial, stage] as const)))(
    '%s, stage %i: what is counted is shown with its reasons, and gained',
    (trial: Trial, stage) => {
      const before = onCard(
        anaWith({ lightSoldier: 3, heavySoldier: 2, valor: 4, perks: ['herder', 'skinner'] }),
        { light: 1 },
        { trial, stage },
      );
      const finger = openWizard(before, 'adventureStage');
      // It gives nothing that the table would have to say.
      expect(finger.here().id).toBe('trial');
      const result = finger.here();
      const [line] = result.kind === 'result' ? result.lines : [];
      expect(line?.why?.length).toBe(1);
      finger.next();
      if (stage === 1) finger.choose('end');
      const after = play(before, finger.toReview().save());
      expect(line?.figure).toBe(`+${changed(before, after).followers ?? 0}`);
    },
  );
});

describe('golden Threats, in the wizard', () => {
  const golden = (cases as unknown as readonly GoldenCase[])
    .filter(({ procedure, expect: wanted }) => procedure === 'threat' && !('error' in wanted))
    .map(({ name, input, expect: wanted }) => [name, input, wanted as unknown as Figures] as const);
  interface Figures {
    readonly party: Party;
    readonly tracks: { readonly light: number; readonly heavy: number } | null;
    readonly proceeds: boolean;
    readonly deltas: Readonly<Record<string, Readonly<Record<string, number>>>>;
  }

  test.each(golden)('%s', (_name, input, wanted) => {
    const asked = unwrap(read(input, threatInput));
    const { party, kind, threat, roll, tracks, leaderIgnoreUsed, advance, lose } = asked;
    const lone = anaWith({
      lightSoldier: party.light,
      heavySoldier: party.heavy,
      perks: [...asked.player.perks],
    });
    const tracked = tracks
      ? play(
          deterministic(lone),
          ...(['light', 'heavy'] as const)
            .filter((token) => tracks[token] > 0)
            .map((token) => ({
              type: 'correct' as const,
              owner: 'ana',
              counter: token === 'light' ? ('threatLight' as const) : ('threatHeavy' as const),
              to: tracks[token],
            })),
        )
      : lone;
    const transition = kind === 'transition';
    const before = onCard(tracked, party, { leaderIgnoreUsed, ...(transition && { resolved: true }) });
    const finger = openWizard(before, 'adventureStage');
    if (transition) {
      finger.choose('on');
      if (advance) finger.choose(advance);
    } else {
      finger.set({ shown: 1 }).next().next();
      if (finger.here().id === 'kind:1') finger.choose(kind);
      finger.next();
    }
    finger.choose(String(threat));
    if (asked.useLeader) finger.choose('0');
    else if (roll !== null) finger.choose(String(roll));
    if (lose) finger.choose(lose);
    if (!transition && finger.steps().some(({ id }) => id === 'then')) finger.choose('end');
    const after = play(before, finger.toReview().save());
    expect(changed(before, after)).toEqual(wanted.deltas.ana ?? {});
    if (wanted.tracks)
      expect({ light: after.players.ana?.threatLight, heavy: after.players.ana?.threatHeavy }).toEqual(
        wanted.tracks,
      );
    if (transition) expect(adventureOf(after)?.party ?? null).toEqual(wanted.proceeds ? wanted.party : null);
  });
});
