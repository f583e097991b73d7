import type { TextStyle } from 'react-native';
import type { Family, Weight } from './tokens';

const FACES = {
  slab: {
    400: 'Bitter_600SemiBold',
    500: 'Bitter_600SemiBold',
    600: 'Bitter_600SemiBold',
    700: 'Bitter_700Bold',
  },
  text: {
    400: 'SourceSans3_400Regular',
    500: 'SourceSans3_500Medium',
    600: 'SourceSans3_600SemiBold',
    700: 'SourceSans3_700Bold',
  },
} as const;

/** On a device each weight is a file of its own; a fontWeight on top would make Android embolden it again. */
export function fontOf(family: Family, weight: Weight): TextStyle {
  return { fontFamily: FACES[family][weight] };
}
