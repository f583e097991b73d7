import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Chip, SPACE, Txt } from '@/ui';
import { say } from '../../say';
import { EMPTY_COLUMN, playersOf, type State } from '../../session/state';
import { DINOS, type Zone } from '../../terms';
import { ownerOf } from '../../../perseverance/ui/owner';
import { OwnerButton } from '../../../perseverance/ui/OwnerButton';
import { ICONS } from './GridSpace';
import { Peek } from './Peek';
import { needsOwner, pieceName, PIECES, placeName } from './space';
import { ToolButton } from './ToolButton';
import type { Tool, TrayState } from './useTray';

interface Props {
  readonly state: State;
  readonly zone: Zone;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly tray: TrayState;
}

/** Owners and pieces under the thumb; what is chosen stays armed. */
export function Tray({ state, zone, seats, text, tray }: Props) {
  const { armed, selected, onTool, onOwner, onTrap } = tray;
  const owners = playersOf(state).map((id) => ownerOf(id, seats, text));
  const column = selected ? (state.zones[zone].columns[selected.column] ?? EMPTY_COLUMN) : null;
  const trap = selected?.kind === 'dino' ? (column?.spaces[selected.space]?.trap ?? null) : null;
  return (
    <View style={{ gap: SPACE.s2, paddingHorizontal: SPACE.s3, paddingTop: 10, paddingBottom: SPACE.s3 }}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: SPACE.s3,
        }}
      >
        <Txt role="labelStrong" live="polite">
          {text(titleOf(tray))}
        </Txt>
        <Txt role="small" tone="ink3">
          {text(say(handles(armed.tool) ? 'screens.defense.byHand' : 'screens.defense.hold'))}
        </Txt>
      </View>
      {trap && (
        <Peek
          key={JSON.stringify(selected)}
          trap={trap}
          owner={ownerOf(trap.owner, seats, text)}
          text={text}
        />
      )}
      <View role="radiogroup" aria-label={text(say('screens.defense.owners'))} style={ROW}>
        {owners.map((owner) => (
          <OwnerButton
            key={owner.id}
            owner={owner}
            chosen={armed.owner === owner.id}
            onPress={() => onOwner(owner.id)}
          />
        ))}
      </View>
      <View role="radiogroup" aria-label={text(say('screens.defense.pieces'))} style={ROW}>
        {PIECES.map((piece) => (
          <ToolButton
            key={piece}
            title={text(pieceName(piece))}
            icon={ICONS[piece]}
            chosen={armed.tool === piece}
            onPress={() => onTool(piece)}
          />
        ))}
        <ToolButton
          title={text(say('screens.defense.clear'))}
          icon="trash"
          chosen={armed.tool === 'clear'}
          onPress={() => onTool('clear')}
        />
      </View>
      {armed.tool === 'trap' && (
        <View role="radiogroup" aria-label={text(say('screens.defense.trapType'))} style={ROW}>
          <Txt role="small" tone="ink2" style={{ width: '100%' }}>
            {text(say('screens.defense.trapType'))}
          </Txt>
          {([null, ...DINOS] as const).map((type) => (
            <Chip
              key={type ?? 'none'}
              kind="radio"
              grow
              title={text(say(type === null ? 'screens.defense.notTold' : `dino.${type}`))}
              selected={armed.trap === type}
              onPress={() => onTrap(type)}
            />
          ))}
        </View>
      )}
    </View>
  );
}

/** Pieces that an action would pay for, or be paid for. */
function handles(tool: Tool | null): boolean {
  return tool !== null && tool !== 'clear' && needsOwner(tool);
}

function titleOf({ armed, selected }: TrayState): Phrase {
  const { tool, owner } = armed;
  if (tool !== null && tool !== 'clear' && needsOwner(tool) && owner === null)
    return say('screens.defense.whoseFirst');
  if (selected) return placeName(selected);
  if (tool === null) return say('screens.defense.trayIdle');
  return say('screens.defense.trayArmed', { piece: toolName(tool) });
}

function toolName(tool: Tool): Phrase {
  return tool === 'clear' ? say('screens.defense.clear') : pieceName(tool);
}

const ROW = { flexDirection: 'row', flexWrap: 'wrap', gap: 6 } as const;
