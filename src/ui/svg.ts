export { default as Svg, Circle, G, Line, Path, Rect, Text } from 'react-native-svg';
