import Bitter_600SemiBold from '../../../assets/fonts/Bitter_600SemiBold.ttf';
import Bitter_700Bold from '../../../assets/fonts/Bitter_700Bold.ttf';
import SourceSans3_400Regular from '../../../assets/fonts/SourceSans3_400Regular.ttf';
import SourceSans3_500Medium from '../../../assets/fonts/SourceSans3_500Medium.ttf';
import SourceSans3_600SemiBold from '../../../assets/fonts/SourceSans3_600SemiBold.ttf';
import SourceSans3_700Bold from '../../../assets/fonts/SourceSans3_700Bold.ttf';
import { useFonts as useExpoFonts } from 'expo-font';

/** True once the fonts are there, or could not be loaded: a system font is better than no app. */
export function useFonts(): boolean {
  const [loaded, error] = useExpoFonts({
    Bitter_600SemiBold,
    Bitter_700Bold,
    SourceSans3_400Regular,
    SourceSans3_500Medium,
    SourceSans3_600SemiBold,
    SourceSans3_700Bold,
  });
  return loaded || error !== null;
}
