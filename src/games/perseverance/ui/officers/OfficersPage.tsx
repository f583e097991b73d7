import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { SPACE, useTheme } from '@/ui';
import { say } from '../../say';
import { Page } from '../Page';
import { OwnerHead } from './OwnerHead';
import { OfficersLegend } from './OfficersLegend';
import { useOfficerBlocks, type OfficerBlocksProps } from './useOfficerBlocks';

interface Props<Officer extends string>
  extends OfficerBlocksProps<Officer>, Pick<GameScreenProps, 'ask' | 'onClose'> {
  /** How many of a player's cubes are not on the board. */
  cubesLeft(player: string): number;
  /** What the rules say about Officers. */
  readonly entry: string;
}

/** Officers × players: slots and pool, first and second, and what the Assembly would pay now. */
export function OfficersPage<Officer extends string>(props: Props<Officer>) {
  const { majorities, cubesLeft, entry, text, ask, onClose } = props;
  const { owners, blocks, sheet } = useOfficerBlocks(props);
  const { textScale } = useTheme();
  // A long name gets the whole width of its column.
  const stacked = textScale > 1.2 || owners.some(({ name }) => name.length > 6);
  const unknown = majorities.some(({ shares }) => shares.some(({ followers }) => followers === null));
  return (
    <>
      <Page
        title={text(say('screens.officers.title'))}
        subtitle={text(say('screens.officers.subtitle'))}
        onClose={onClose}
        onAsk={() => ask(entry)}
        spread
        head={
          <Heads>
            {owners.map((owner) => (
              <OwnerHead
                key={owner.id}
                owner={owner}
                stacked={stacked}
                {...(owner.seat && {
                  left: text(say('screens.officers.left', { count: cubesLeft(owner.id) })),
                })}
              />
            ))}
          </Heads>
        }
        foot={<OfficersLegend unknown={unknown} text={text} />}
        blocks={blocks}
      />
      {sheet}
    </>
  );
}

function Heads({ children }: { readonly children: ReactNode }) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: 6,
        marginHorizontal: SPACE.s3,
        paddingVertical: SPACE.s2,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      {children}
    </View>
  );
}
