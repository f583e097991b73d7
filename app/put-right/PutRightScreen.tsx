import { useMemo, useRef, useState } from 'react';
import { ScrollView } from 'react-native';
import { figureRows, type PutRightRow } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Header, Screen, SPACE, Txt } from '@/ui';
import type { ScreenProps } from '../navigation';
import { SessionGate } from '../table/SessionGate';
import { useActions } from '../table/useActions';
import { useGameText } from '../text/useGameText';
import { PeopleGroup } from './PeopleGroup';
import { RightGroup } from './RightGroup';
import { RightRow } from './RightRow';
import { useSend } from './useSend';

export function PutRightScreen({ route, navigation }: ScreenProps<'PutRight'>) {
  const { id, row } = route.params;
  return (
    <SessionGate id={id}>{(open) => <Page open={open} wanted={row} navigation={navigation} />}</SessionGate>
  );
}

interface PageProps {
  readonly open: OpenSession;
  /** The row that got a long press on the table. */
  readonly wanted: string | undefined;
  readonly navigation: ScreenProps<'PutRight'>['navigation'];
}

const PEOPLE = 'people';

/** Everything that may differ on the real table; each change is one entry, marked as a correction. */
function Page({ open, wanted, navigation }: PageProps) {
  const say = useSay();
  const text = useGameText(open.game.id, open.seats);
  const actions = useActions(open, text);
  const { id, game, session } = open;
  const { fault, send } = useSend(actions, text);
  const right = useMemo(() => game.putRight(session.state), [game, session.state]);
  const groups = useMemo(() => groupsOf(open, right), [open, right]);
  const row = groups.flatMap(({ rows }) => rows).find((one) => answers(one, wanted));
  const [shown, setShown] = useState<readonly string[]>(() =>
    groups.filter(({ rows }) => row && rows.includes(row)).map((group) => group.id),
  );
  const toggle = (group: string) =>
    setShown(shown.includes(group) ? shown.filter((other) => other !== group) : [...shown, group]);
  const list = useRef<ScrollView>(null);

  return (
    <Screen
      scroll={false}
      gutter={0}
      header={
        <Header
          title={say('putRight.title')}
          left={{
            icon: 'back',
            label: say('timeline.backToTable'),
            onPress: () => navigation.popTo('Table', { id }),
          }}
          right={[
            {
              icon: 'timeline',
              label: say('table.timeline'),
              onPress: () => navigation.navigate('Timeline', { id }),
            },
          ]}
        />
      }
    >
      <ScrollView
        ref={list}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={{
          width: '100%',
          maxWidth: 720,
          alignSelf: 'center',
          paddingBottom: SPACE.s5,
        }}
      >
        <Txt tone="ink2" style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3 }}>
          {say('putRight.intro')}
        </Txt>
        {groups.map(({ id: group, player, title, note, rows }) => (
          <RightGroup
            key={group}
            title={title ? text(title) : nameOf(open, player, say('putRight.shared'))}
            colour={open.seats.find((seat) => seat.id === player)?.colour}
            note={note && text(note)}
            open={shown.includes(group)}
            onToggle={() => toggle(group)}
            wanted={rows.findIndex((one) => one === row)}
            onFound={(y) => list.current?.scrollTo({ y: Math.max(0, y - SPACE.s5 * 3), animated: false })}
          >
            {rows.map((one) => (
              <RightRow
                key={one.id}
                row={one}
                open={open}
                text={text}
                lit={one === row}
                fault={fault?.row === one.id ? fault.words : undefined}
                send={(command) => send(one.id, command)}
                onWizard={(wizard) => navigation.navigate('Wizard', { id, wizard })}
                onScreen={(screen) => navigation.navigate('GameScreen', { id, screen })}
              />
            ))}
          </RightGroup>
        ))}
        <RightGroup
          title={say('putRight.people')}
          icon="player"
          open={shown.includes(PEOPLE)}
          onToggle={() => toggle(PEOPLE)}
        >
          <PeopleGroup open={open} text={text} people={right.people} fault={fault} send={send} />
        </RightGroup>
      </ScrollView>
    </Screen>
  );
}

function groupsOf(open: OpenSession, right: ReturnType<OpenSession['game']['putRight']>) {
  const figures = figureRows(open.game.table(open.session.state), right).map(({ player, rows }) => ({
    id: `figures ${player ?? ''}`,
    player,
    title: undefined,
    note: undefined,
    rows,
  }));
  return [
    ...right.sections.map(({ id, title, note, rows }) => ({ id, player: null, title, note, rows })),
    ...figures,
  ];
}

function answers(row: PutRightRow<unknown>, wanted: string | undefined): boolean {
  return wanted !== undefined && (row.id === wanted || (row.figures ?? []).includes(wanted));
}

function nameOf({ seats }: OpenSession, player: string | null, shared: string): string {
  return seats.find(({ id }) => id === player)?.name ?? shared;
}
