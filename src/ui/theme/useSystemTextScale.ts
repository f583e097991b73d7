import { useWindowDimensions } from 'react-native';

/** What the person chose in the system's settings. Txt applies it itself, so that figures can stop at 130 %. */
export function useSystemTextScale(): number {
  return useWindowDimensions().fontScale;
}
