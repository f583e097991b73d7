import { useContext } from 'react';
import { useWindowDimensions } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { PaneContext, useLayout } from '../useLayout';
import { fitNames, type Fit } from './fitNames';

/** How the names of a Ledger and its big numerals share the rows, as wide as they are now. */
export function useNameFit(names: readonly string[], digits: number): Fit {
  const { width } = useWindowDimensions();
  const { textScale } = useTheme();
  return fitNames({ layout: useLayout(), pane: useContext(PaneContext), width, names, digits, textScale });
}
