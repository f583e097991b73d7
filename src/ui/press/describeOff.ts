import type { View } from 'react-native';

/** On a device the accessibility state and hint already say it. */
export function describeOff(_view: View | null, _off: boolean, _hint: string | undefined): void {}
