import { Path, Svg } from '@/ui/svg';
import { COLOURS, type PicturePart, type PictureTone } from '@/engine';
import { useTheme } from '@/ui';

interface Props {
  readonly picture: readonly PicturePart[];
  readonly width: number;
}

/** The drawing of a game, in the colours of the theme. Its name is beside it, so nobody reads it aloud. */
export function GamePicture({ picture, width }: Props) {
  const { colour } = useTheme();
  const inkOf = (tone: PictureTone) => {
    const owner = COLOURS.find((name) => name === tone);
    return owner ? colour.player[owner].fill : colour[tone as Exclude<PictureTone, (typeof COLOURS)[number]>];
  };
  return (
    <Svg aria-hidden width={width} height={(width * 2) / 3} viewBox="0 0 96 64">
      {picture.map(({ d, fill, line }) => (
        <Path
          key={d}
          d={d}
          fill={fill ? inkOf(fill) : 'none'}
          {...(line && {
            stroke: inkOf(line),
            strokeWidth: 1.6,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          })}
        />
      ))}
    </Svg>
  );
}
