import { configure } from '@testing-library/react-native';

// A lazy screen is compiled when it is first asked for, which takes a moment on a busy machine.
configure({ asyncUtilTimeout: 120_000 });
