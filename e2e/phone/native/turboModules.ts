import type { System } from './windows';

/** What the system is asked and what it then tells the app. */
export interface Outside {
  readonly system: System;
  readonly fontScale: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly initialUrl: string | null;
  /** Tells the app, as `RCTDeviceEventEmitter`. */
  emit(event: string, payload: unknown): void;
  share(content: { readonly message?: string; readonly url?: string }): Promise<'sent' | 'cancelled'>;
  opened(url: string): void;
  announced(words: string): void;
  exit(): void;
  fault(what: string): void;
}

type Measured = (...figures: readonly number[]) => void;
type Module = Readonly<Record<string, unknown>>;

const nothing = () => undefined;
/** Events are told by `emit`, whoever listens. */
const EVENTS = { addListener: nothing, removeListeners: nothing };
const constants = (of: unknown) => ({ getConstants: () => of });

/** React Native's own modules, as far as the app asks for them; another one is missed by its name. */
export function turboModules(outside: Outside): (name: string) => Module | null {
  const { system, size, fontScale } = outside;
  const metrics = { ...size, scale: 2, fontScale, densityDpi: 320 };
  const version = { major: 0, minor: 86, patch: 3, prerelease: null };
  const initialUrl = () => Promise.resolve(outside.initialUrl);
  const links = {
    ...EVENTS,
    getInitialURL: initialUrl,
    canOpenURL: () => Promise.resolve(true),
    openURL: (url: string) => {
      outside.opened(url);
      return /^https?:/.test(url) ? Promise.resolve(true) : Promise.reject(new Error(`nobody opens ${url}`));
    },
  };
  /** Every motion is over as soon as it begins. */
  const animated = new Proxy(
    {
      ...EVENTS,
      startAnimatingNode: (_id: number, _node: number, _how: unknown, over: (end: unknown) => void) =>
        void setTimeout(() => over({ finished: true }), 1),
      getValue: (_node: number, say: (value: number) => void) => say(0),
    },
    { get: (module, name) => Reflect.get(module, name) ?? nothing },
  );
  const common: Readonly<Record<string, Module>> = {
    NativeAnimatedModule: animated,
    NativeAnimatedTurboModule: animated,
    AppState: {
      ...EVENTS,
      ...constants({ initialAppState: 'active' }),
      getCurrentAppState: (say: (state: unknown) => void) => say({ app_state: 'active' }),
    },
    Appearance: { ...EVENTS, getColorScheme: () => 'light', setColorScheme: nothing },
    DeviceInfo: constants({ Dimensions: { window: metrics, screen: metrics }, isEdgeToEdge: true }),
    DeviceEventManager: { invokeDefaultBackPressHandler: () => outside.exit() },
    ExceptionsManager: {
      reportException: ({ message }: { readonly message: string }) => outside.fault(message),
      reportFatalException: (message: string) => outside.fault(message),
      reportSoftException: (message: string) => outside.fault(message),
    },
    I18nManager: constants({ isRTL: false, doLeftAndRightSwapInRTL: true, localeIdentifier: 'en_US' }),
    ImageLoader: {
      ...EVENTS,
      getSize: () => Promise.resolve([1, 1]),
      prefetchImage: () => Promise.resolve(true),
    },
    KeyboardObserver: EVENTS,
    NativeDOMCxx: {
      linkRootNode: () => ({}),
      compareDocumentPosition: () => 0,
      getChildNodes: () => [],
      getParentNode: () => null,
      isConnected: () => true,
      getBoundingClientRect: () => [0, 0, size.width, size.height],
      getScrollPosition: () => [0, 0],
      measure: (_node: unknown, say: Measured) => say(0, 0, size.width, size.height, 0, 0),
      measureInWindow: (_node: unknown, say: Measured) => say(0, 0, size.width, size.height),
      measureLayout: (_node: unknown, _to: unknown, _fail: unknown, say: Measured) =>
        say(0, 0, size.width, size.height),
      setNativeProps: nothing,
    },
    NativeMicrotasksCxx: { queueMicrotask: (work: () => void) => queueMicrotask(work) },
    NativeIdleCallbacksCxx: {
      requestIdleCallback: (work: (deadline: unknown) => void) =>
        setTimeout(() => work({ didTimeout: false, timeRemaining: () => 10 }), 1),
      cancelIdleCallback: (handle: NodeJS.Timeout) => clearTimeout(handle),
    },
    // No experiments: what is not asked for is off.
    NativeReactNativeFeatureFlagsCxx: new Proxy({}, { get: () => () => false }),
    RNSVGSvgViewModule: {
      toDataURL: (_view: number, _size: unknown, say: (png: string) => void) => say('iVBORw0KGgo='),
    },
    SourceCode: constants({ scriptURL: 'file:///app/main.jsbundle' }),
    StatusBarManager: {
      ...EVENTS,
      ...constants({ HEIGHT: 24, DEFAULT_BACKGROUND_COLOR: 0 }),
      getHeight: (say: (height: unknown) => void) => say({ height: 24 }),
      setStyle: nothing,
      setHidden: nothing,
      setColor: nothing,
      setTranslucent: nothing,
      setNetworkActivityIndicatorVisible: nothing,
    },
    UIManager: {
      getConstants: () => ({ customBubblingEventTypes: {}, customDirectEventTypes: {} }),
      getConstantsForViewManager: () => null,
      getDefaultEventTypes: () => [],
    },
    Vibration: { vibrate: nothing, cancel: nothing },
    WebSocketModule: { ...EVENTS, connect: nothing, send: nothing, close: nothing },
    BlobModule: { ...EVENTS, ...constants({ BLOB_URI_SCHEME: 'blob' }), addNetworkingHandler: nothing },
    FileReaderModule: {},
    Networking: { ...EVENTS, sendRequest: nothing, abortRequest: nothing },
    SoundManager: { playTouchSound: nothing },
  };
  const android: Readonly<Record<string, Module>> = {
    AccessibilityInfo: {
      ...EVENTS,
      isReduceMotionEnabled: (say: (on: boolean) => void) => say(true),
      isTouchExplorationEnabled: (say: (on: boolean) => void) => say(false),
      isAccessibilityServiceEnabled: (say: (on: boolean) => void) => say(false),
      announceForAccessibility: (words: string) => outside.announced(words),
    },
    IntentAndroid: links,
    PlatformConstants: constants({
      isTesting: true,
      reactNativeVersion: version,
      Version: 36,
      Release: '16',
      Serial: '',
      Fingerprint: '',
      Model: 'headless',
      uiMode: 'normal',
      Brand: '',
      Manufacturer: '',
    }),
    ShareModule: {
      // Android says "shared" whatever happens.
      share: async (content: { readonly message?: string }) => {
        await outside.share(content);
        return { action: 'sharedAction' };
      },
    },
  };
  const ios: Readonly<Record<string, Module>> = {
    AccessibilityManager: {
      ...EVENTS,
      getCurrentReduceMotionState: (say: (on: boolean) => void) => say(true),
      getCurrentVoiceOverState: (say: (on: boolean) => void) => say(true),
      getCurrentBoldTextState: (say: (on: boolean) => void) => say(false),
      announceForAccessibility: (words: string) => outside.announced(words),
    },
    ActionSheetManager: {
      showShareActionSheetWithOptions: (
        content: { readonly message?: string; readonly url?: string },
        _failed: unknown,
        done: (sent: boolean, to: string | null) => void,
      ) => void outside.share(content).then((end) => done(end === 'sent', null)),
    },
    LinkingManager: links,
    PlatformConstants: constants({
      isTesting: true,
      reactNativeVersion: version,
      forceTouchAvailable: false,
      osVersion: '26.0',
      systemName: 'iOS',
      interfaceIdiom: 'phone',
    }),
  };
  const known = { ...common, ...(system === 'android' ? android : ios) };
  return (name) => known[name] ?? null;
}
