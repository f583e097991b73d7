import type { Colour } from '@/engine';
import { useTheme } from '../theme/ThemeProvider';
import { Icon } from './Icon';

export interface EmblemProps {
  readonly colour: Colour;
  readonly size?: number;
  /** An ink other than the player's own, for instance on a filled button. */
  readonly color?: string;
}

/** A player's silhouette in the player's colour; each colour name is also the name of its drawing. */
export function Emblem({ colour, size = 24, color }: EmblemProps) {
  const theme = useTheme();
  return <Icon name={colour} size={size} color={color ?? theme.colour.player[colour].fill} />;
}
