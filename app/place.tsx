import { useIsFocused, useNavigation } from '@react-navigation/native';
import type { ComponentType } from 'react';
import { FrontContext } from '@/ui';
import type { Routes, ScreenProps } from './navigation';

/** A screen and its address on the web and behind foothold://. */
export interface Place<Name extends keyof Routes> {
  readonly linking: string;
  readonly screen: ComponentType<Pick<ScreenProps<Name>, 'route'>>;
}

/** React Navigation gives a screen of a static list its route, and leaves the rest to a hook. */
export function at<Name extends keyof Routes>(
  linking: string,
  Screen: ComponentType<ScreenProps<Name>>,
): Place<Name> {
  const Placed = ({ route }: Pick<ScreenProps<Name>, 'route'>) => {
    const navigation = useNavigation<ScreenProps<Name>['navigation']>();
    return (
      <FrontContext value={useIsFocused()}>
        <Screen route={route} navigation={navigation} />
      </FrontContext>
    );
  };
  return { linking, screen: Placed };
}
