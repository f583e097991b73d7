import { Bitter_600SemiBold } from '@expo-google-fonts/bitter/600SemiBold';
import { Bitter_700Bold } from '@expo-google-fonts/bitter/700Bold';
import { SourceSans3_400Regular } from '@expo-google-fonts/source-sans-3/400Regular';
import { SourceSans3_500Medium } from '@expo-google-fonts/source-sans-3/500Medium';
import { SourceSans3_600SemiBold } from '@expo-google-fonts/source-sans-3/600SemiBold';
import { SourceSans3_700Bold } from '@expo-google-fonts/source-sans-3/700Bold';
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
