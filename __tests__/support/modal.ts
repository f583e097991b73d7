import { cleanup } from '@testing-library/react-native';
import { turns } from '@/ui/sheet/turns';
import type * as MockModal from './mockModal';

jest.mock('react-native/Libraries/Modal/Modal', () => ({
  __esModule: true,
  default: jest.requireActual<typeof MockModal>('./mockModal').MockModal,
}));

/** A sheet that goes with its screen leaves its turn a moment later: not to the next test. */
afterEach(() => {
  cleanup();
  for (const id of turns.all()) turns.leave(id);
});
