import { createNavigationContainerRef, NavigationContainer, StackActions } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Text } from 'react-native';
import { useBackStep } from '../../app/wizard/useBackStep';

const STEPS = ['Votes', 'Ranking', 'Review'];
const Stack = createNativeStackNavigator();

function Table() {
  return <Text>The table</Text>;
}

/** A wizard that was left on its last step. */
function Wizard() {
  const [step, setStep] = useState(STEPS.length - 1);
  useBackStep(step > 0, () => setStep(step - 1));
  return <Text>{STEPS[step]}</Text>;
}

function sit() {
  const container = createNavigationContainerRef();
  render(
    <NavigationContainer ref={container}>
      <Stack.Navigator>
        <Stack.Screen name="Table" component={Table} />
        <Stack.Screen name="Wizard" component={Wizard} />
      </Stack.Navigator>
    </NavigationContainer>,
  );
  act(() => container.dispatch(StackActions.push('Wizard')));
  return container;
}

test('Back goes one step back, and only from the first step to the table', () => {
  const container = sit();
  for (const shown of ['Review', 'Ranking', 'Votes']) {
    expect(screen.getByText(shown)).toBeOnTheScreen();
    act(() => container.goBack());
  }
  expect(screen.getByText('The table')).toBeOnTheScreen();
  expect(screen.queryByText('Votes')).toBeNull();
});

test('a finished wizard can be left from any step', () => {
  const container = sit();
  act(() => container.dispatch(StackActions.popTo('Table')));
  expect(screen.getByText('The table')).toBeOnTheScreen();
  expect(screen.queryByText('Review')).toBeNull();
});
