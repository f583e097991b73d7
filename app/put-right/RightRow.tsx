import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import type { PutRightOption, PutRightRow } from '@/engine';
import type { OpenSession } from '@/state/openSession';
import {
  Choice,
  Counter,
  Emblem,
  Icon,
  ListRow,
  Sheet,
  SPACE,
  ToggleRow,
  Txt,
  useTheme,
  writeNumber,
} from '@/ui';
import type { GameText } from '../text/useGameText';
import { SeveralSheet } from './SeveralSheet';

interface Props {
  readonly row: PutRightRow<unknown>;
  readonly open: OpenSession;
  readonly text: GameText;
  /** The row somebody came here for. */
  readonly lit: boolean;
  /** Why it was refused. */
  readonly fault: string | undefined;
  readonly send: (command: unknown) => boolean;
  readonly onWizard: (wizard: string) => void;
  readonly onScreen: (screen: string) => void;
}

export function RightRow(props: Props) {
  const { colour } = useTheme();
  return (
    <View style={{ backgroundColor: props.lit ? colour.lit : 'transparent' }}>
      <Control {...props} />
      {props.fault !== undefined && (
        <View role="alert" style={{ paddingHorizontal: 20, paddingVertical: SPACE.s2 }}>
          <Txt role="label" tone="loss" live="assertive">
            {props.fault}
          </Txt>
        </View>
      )}
    </View>
  );
}

function Control({ row, open, text, send, onWizard, onScreen }: Props) {
  const [asking, setAsking] = useState(false);
  const label = text(row.label);
  const note = row.note && text(row.note);
  const icon = row.icon !== undefined ? { icon: row.icon } : {};
  switch (row.kind) {
    case 'figure':
      return (
        <Line row={row} open={open} label={label} note={note}>
          <Counter
            label={label}
            value={row.value}
            min={row.track.min}
            {...(row.track.max !== undefined && { max: row.track.max })}
            size="small"
            onAdjust={(by) => void send(row.set(row.value + by))}
            onSet={(to) => void send(row.set(to))}
          />
        </Line>
      );
    case 'fixed':
      return (
        <Line row={row} open={open} label={label} note={note}>
          <Txt role="figureM" style={{ paddingRight: SPACE.s3 }}>
            {writeNumber(row.value)}
          </Txt>
        </Line>
      );
    case 'toggle':
      return (
        <ToggleRow
          title={label}
          note={note}
          {...icon}
          emblem={open.seats.find(({ id }) => id === row.player)?.colour}
          value={row.on}
          onChange={(on) => void send(row.set(on))}
        />
      );
    case 'act':
      return <ListRow title={label} subtitle={note} {...icon} onPress={() => void send(row.command)} />;
    case 'wizard':
      return <ListRow title={label} subtitle={note} {...icon} onPress={() => onWizard(row.wizard)} />;
    case 'screen':
      return <ListRow title={label} subtitle={note} {...icon} onPress={() => onScreen(row.screen)} />;
    case 'choice': {
      const chosen = row.options.find(({ id }) => id === row.value);
      return (
        <>
          <ListRow
            title={label}
            subtitle={chosen ? text(chosen.label) : note}
            leading={<Mark row={row} open={open} />}
            onPress={() => setAsking(true)}
          />
          <Sheet visible={asking} title={label} onClose={() => setAsking(false)}>
            <Choice
              label={label}
              hideLabel
              value={row.value}
              options={row.options.map((option) => optionOf(option, open, text))}
              onChange={(to) => {
                setAsking(false);
                send(row.set(to));
              }}
            />
          </Sheet>
        </>
      );
    }
    case 'several':
      return (
        <>
          <ListRow
            title={label}
            subtitle={
              row.options
                .filter(({ id }) => row.ticked.includes(id))
                .map((option) => text(option.label))
                .join(', ') || note
            }
            leading={<Mark row={row} open={open} />}
            onPress={() => setAsking(true)}
          />
          {asking && (
            <SeveralSheet
              row={row}
              label={label}
              text={text}
              onClose={() => setAsking(false)}
              onSave={(to) => {
                setAsking(false);
                send(row.set(to));
              }}
            />
          )}
        </>
      );
  }
}

function optionOf({ id, label, note, player }: PutRightOption, open: OpenSession, text: GameText) {
  const colour = open.seats.find((seat) => seat.id === player)?.colour;
  return {
    id,
    title: text(label),
    ...(note && { note: text(note) }),
    ...(colour && { icon: colour }),
  };
}

interface LineProps {
  readonly row: PutRightRow<unknown>;
  readonly open: OpenSession;
  readonly label: string;
  readonly note: string | undefined;
  readonly children: ReactNode;
}

/** A name beside its number; under it where letters are large. */
function Line({ row, open, label, note, children }: LineProps) {
  const { colour, textScale } = useTheme();
  const large = textScale > 1.4;
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: large ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: SPACE.s2,
        minHeight: 66,
        paddingVertical: SPACE.s1,
        paddingLeft: 20,
        paddingRight: SPACE.s2,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      <Mark row={row} open={open} />
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: large ? '80%' : 0, minWidth: 0 }}>
        <Txt>{label}</Txt>
        {note !== undefined && (
          <Txt role="small" tone="ink3">
            {note}
          </Txt>
        )}
      </View>
      <View style={{ marginLeft: 'auto' }}>{children}</View>
    </View>
  );
}

/** Whose it is, or what. */
function Mark({ row, open }: Pick<LineProps, 'row' | 'open'>) {
  const { colour } = useTheme();
  const own = open.seats.find(({ id }) => id === row.player)?.colour;
  if (own) return <Emblem colour={own} size={26} />;
  return row.icon !== undefined ? <Icon name={row.icon} size={26} color={colour.lamp} /> : null;
}
