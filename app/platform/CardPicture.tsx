import { File, Paths } from 'expo-file-system';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { View } from 'react-native';
// On phones only; a browser has a picture of its own.
// eslint-disable-next-line no-restricted-imports
import Svg, { SvgXml } from 'react-native-svg';
import { shareFile } from './shareSheet';

export interface Picture {
  /** As a PNG through the share sheet. `onDrawn`: it is needed on the screen no longer. */
  save(name: string, onDrawn: () => void): Promise<void>;
}

export interface CardPictureProps {
  readonly markup: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly label: string;
  readonly ref: Ref<Picture>;
}

/** A picture made of SVG markup, and the way to hand it to others. */
export function CardPicture({ markup, size, label, ref }: CardPictureProps) {
  const svg = useRef<Svg>(null);
  useImperativeHandle(ref, () => ({
    save: async (name, onDrawn) => {
      const base64 = await new Promise<string>((resolve, reject) => {
        if (!svg.current) reject(new Error('the picture is not drawn yet'));
        svg.current?.toDataURL(resolve, size);
      });
      const file = new File(Paths.cache, name);
      file.create({ overwrite: true });
      file.write(base64, { encoding: 'base64' });
      onDrawn();
      await shareFile(file.uri, 'image/png');
    },
  }));
  return (
    <View role="img" aria-label={label} style={{ width: '100%', aspectRatio: size.width / size.height }}>
      <Svg ref={svg} width="100%" height="100%" viewBox={`0 0 ${size.width} ${size.height}`}>
        <SvgXml xml={markup} width={size.width} height={size.height} />
      </Svg>
    </View>
  );
}
