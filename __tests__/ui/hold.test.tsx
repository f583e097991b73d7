import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { Press } from '@/ui';
import { seat } from './seat';

const at = (timestamp: number) => ({ nativeEvent: { timestamp } });

function pressed() {
  const heard: string[] = [];
  seat(
    <Press
      label="Food"
      style={() => ({})}
      onPress={() => heard.push('tap')}
      onLongPress={() => heard.push('hold')}
    >
      <Text>3</Text>
    </Press>,
  );
  const button = screen.getByRole('button', { name: 'Food' });
  return { heard, button };
}

test('a finger that stays is a long press, once it is lifted', () => {
  const { heard, button } = pressed();
  fireEvent(button, 'pressIn', at(1000));
  fireEvent(button, 'longPress', at(1000));
  expect(heard).toEqual([]);
  fireEvent(button, 'pressOut', at(1700));
  expect(heard).toEqual(['hold']);
});

test('a finger that was up in time is a tap, however late the phone hears of it', () => {
  const { heard, button } = pressed();
  fireEvent(button, 'pressIn', at(1000));
  fireEvent(button, 'longPress', at(1000));
  fireEvent(button, 'pressOut', at(1080));
  expect(heard).toEqual(['tap']);
});

test('a long press that is heard of in one go with its end is still a long one', () => {
  const { heard, button } = pressed();
  fireEvent(button, 'pressIn', at(1000));
  fireEvent(button, 'press', at(1700));
  expect(heard).toEqual(['hold']);
});

test('a press without a finger is a tap, whatever was pressed before', () => {
  const { heard, button } = pressed();
  fireEvent(button, 'pressIn', at(1000));
  fireEvent(button, 'press', at(1050));
  fireEvent(button, 'press', at(9000));
  expect(heard).toEqual(['tap', 'tap']);
});
