import { useMemo } from 'react';
import { PixelRatio, View } from 'react-native';
import { Path, Svg } from '@/ui/svg';
import { qrCode } from '@/data/handOver/qrCode';

interface Props {
  readonly link: string;
  readonly label: string;
  /** At most; every module is a whole number of the screen's own dots, or hairlines would run between them. */
  readonly room: number;
}

/** Black on white in every theme: many cameras do not read anything else. */
const INK = '#000000';
const PAPER = '#FFFFFF';

export function QrPicture({ link, label, room }: Props) {
  const { size, path } = useMemo(() => qrCode(link), [link]);
  const dots = PixelRatio.get();
  const side = (Math.max(1, Math.floor((room * dots) / size)) * size) / dots;
  return (
    <View role="img" aria-label={label} style={{ width: side, height: side, backgroundColor: PAPER }}>
      <Svg width={side} height={side} viewBox={`0 0 ${size} ${size}`}>
        <Path d={path} fill={INK} />
      </Svg>
    </View>
  );
}
