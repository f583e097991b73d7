import { useState, type ReactNode } from 'react';
import type { GameScreenProps } from '@/engine';
import { nameOf } from '../../names';
import { say } from '../../say';
import type { OfficerMajority } from '../../moments/assembly/assemblyNow';
import { ownerOf, type Owner } from '../owner';
import { CorrectOfficer } from './CorrectOfficer';
import { OfficerBlock } from './OfficerBlock';
import { whyShare } from './whyShare';

interface CorrectOfficerCommand<Officer extends string> {
  readonly type: 'correctOfficer';
  readonly officer: Officer;
  readonly slots: readonly string[];
  readonly pool: Readonly<Record<string, number>>;
}

export interface OfficerBlocksProps<Officer extends string> extends Pick<
  GameScreenProps<never, CorrectOfficerCommand<Officer>>,
  'seats' | 'text' | 'dispatch' | 'explain'
> {
  readonly majorities: readonly OfficerMajority<Officer>[];
  /** Cubes that a player owns. */
  readonly cubes: number;
}

interface OfficerBlocks {
  readonly owners: readonly Owner[];
  readonly blocks: readonly { readonly key: string; readonly block: ReactNode }[];
  /** Where the cubes of an Officer are put right. */
  readonly sheet: ReactNode;
}

/** The rows of the matrix, wherever they are drawn: a tap on a cell asks why, one on the cubes puts them right. */
export function useOfficerBlocks<Officer extends string>(props: OfficerBlocksProps<Officer>): OfficerBlocks {
  const { majorities, cubes, seats, text, dispatch, explain } = props;
  const [correcting, setCorrecting] = useState<OfficerMajority<Officer> | null>(null);
  const owners = (majorities[0]?.shares ?? []).map(({ owner }) => ownerOf(owner, seats, text));
  return {
    owners,
    blocks: majorities.map((majority) => ({
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
    })),
    sheet: correcting && (
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
    ),
  };
}
