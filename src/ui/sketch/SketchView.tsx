import { View } from 'react-native';
import type { Sketch } from '@/engine';
import { Svg } from '../svg';
import { useTheme } from '../theme/ThemeProvider';
import { SketchPartView } from './SketchPartView';

interface Props {
  readonly sketch: Sketch;
  /** As wide as it is drawn, unless there is more room. */
  readonly width?: number;
  /** What it is a picture of; left out where the words beside it say everything. */
  readonly label?: string;
  /** Lines of the list that are done: their places are filled. */
  readonly done?: readonly string[];
}

/** A sketch in the colours of the theme. It comes with what is loaded later, so nothing of the first load imports it. */
export function SketchView({ sketch, width = sketch.width, label, done = NONE }: Props) {
  const { colour } = useTheme();
  const height = (width * sketch.height) / sketch.width;
  return (
    <View
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      style={{ width, height, flexShrink: 0 }}
    >
      <View aria-hidden>
        <Svg width={width} height={height} viewBox={`0 0 ${sketch.width} ${sketch.height}`} focusable={false}>
          {sketch.parts.map((part, i) => (
            <SketchPartView key={i} part={part} colour={colour} done={done} />
          ))}
        </Svg>
      </View>
    </View>
  );
}

const NONE: readonly string[] = [];
