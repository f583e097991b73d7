import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { SPACE, useTheme } from '@/ui';
import { nameOf } from '../../names';
import { say } from '../../say';
import type { OfficerMajority } from '../../moments/assembly/assemblyNow';
import { ownerOf } from '../owner';
import { Page } from '../Page';
import { CorrectOfficer } from './CorrectOfficer';
import { OfficerBlock } from './OfficerBlock';
import { OwnerHead } from './OwnerHead';
import { OfficersLegend } from './OfficersLegend';
import { whyShare } from './whyShare';

interface CorrectOfficerCommand<Officer extends string> {
  readonly type: 'correctOfficer';
  readonly officer: Officer;
  readonly slots: readonly string[];
  readonly pool: Readonly<Record<string, number>>;
}

interface Props<Officer extends string> extends Omit<
  GameScreenProps<never, CorrectOfficerCommand<Officer>>,
  'state'
> {
  readonly majorities: readonly OfficerMajority<Officer>[];
  /** Cubes that a player owns, and how many of them are not on the board. */
  readonly cubes: number;
  cubesLeft(player: string): number;
  /** What the rules say about Officers. */
  readonly entry: string;
}

/** Officers × players: slots and pool, first and second, and what the Assembly would pay now. */
export function OfficersPage<Officer extends string>(props: Props<Officer>) {
  const { majorities, cubes, cubesLeft, entry, seats, text, dispatch, explain, ask, onClose } = props;
  const [correcting, setCorrecting] = useState<OfficerMajority<Officer> | null>(null);
  const owners = (majorities[0]?.shares ?? []).map(({ owner }) => ownerOf(owner, seats, text));
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
        blocks={majorities.map((majority) => ({
          key: majority.officer,
          block: (
            <OfficerBlock
              majority={majority}
              owners={owners}
              text={text}
              onExplain={(share) =>
                explain(
                  say('screens.officers.why', {
                    officer: say(`officer.${majority.officer}`),
                    player: nameOf(share.owner),
                  }),
                  whyShare(majority, share),
                  share.followers ?? undefined,
                )
              }
              onCorrect={() => setCorrecting(majority)}
            />
          ),
        }))}
      />
      {correcting && (
        <CorrectOfficer
          majority={correcting}
          owners={owners}
          most={cubes}
          text={text}
          onClose={() => setCorrecting(null)}
          onSave={(slots, pool) => {
            const taken = dispatch({ type: 'correctOfficer', officer: correcting.officer, slots, pool });
            if (taken) setCorrecting(null);
          }}
        />
      )}
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
