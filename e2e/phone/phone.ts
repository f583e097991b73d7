import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createContext, Script, type Context } from 'node:vm';
import { expoModules } from './native/expoModules';
import { all, createScreen, nameOf, seen, textOf, type Node, type Screen } from './native/tree';
import { turboModules } from './native/turboModules';
import { watchWindows, type System, type Windows } from './native/windows';

export interface Settings {
  readonly system: System;
  readonly bundle: string;
  /** The phone's disk: what outlives the app. */
  readonly folder: string;
  readonly language?: 'en' | 'pl';
  readonly fontScale?: number;
  /** Another code than what is shipped: a law broken on purpose. */
  readonly spoil?: { readonly from: string; readonly to: string };
  /** What is open in front of it when the app starts. */
  readonly link?: string;
}

/** What somebody does in a sheet of the system. */
export interface Person {
  share: 'send' | 'cancel';
  pick: string | null;
}

/** How long anything may take before it is called stuck. Never how long something takes. */
const PATIENCE = 60_000;
/** How long an app puts off what nobody is waiting for. */
const A_MOMENT = 1_000;
const scripts = new Map<string, Script>();

/** Without its map: Node would read that again for every error that is caught. */
function codeOf(bundle: string, spoil: Settings['spoil']): string {
  const code = readFileSync(bundle, 'utf8').replace(/^\/\/# source/gm, '// was');
  if (!spoil) return code;
  if (!code.includes(spoil.from)) throw new Error(`the bundle has no "${spoil.from}"`);
  return code.replace(spoil.from, () => spoil.to);
}

/** A running app on a phone without a screen. */
export class Phone {
  readonly faults: string[] = [];
  readonly shared: { readonly path?: string; readonly words?: string }[] = [];
  readonly announced: string[] = [];
  readonly links: string[] = [];
  readonly person: Person = { share: 'send', pick: null };
  left = false;
  /** How often a sheet of the system was answered. */
  answered = 0;
  private clock = 0;
  private running = true;
  /** By how long the app put it off; what is repeated never ends. */
  private readonly timers = new Map<NodeJS.Timeout, number>();
  private readonly size = { width: 390, height: 844 };
  private readonly screen: Screen;
  private readonly windows: Windows;
  private readonly context: Context;
  private readonly laidOut = new Set<number>();
  private readonly callable = new Map<string, () => Record<string, (...given: unknown[]) => unknown>>();

  constructor(readonly settings: Settings) {
    const { system, folder } = settings;
    const { size } = this;
    const fault = (what: string) => {
      if (this.running) this.faults.push(what);
    };
    this.screen = createScreen(() => size);
    this.windows = watchWindows(system, this.screen, (work, ms) => this.later(work, ms), fault);
    this.screen.onCommit((roots) => this.layOut(roots));
    this.context = createContext({});
    const realm = {
      bytes: (from: Uint8Array) => new (this.global('Uint8Array') as typeof Uint8Array)(from),
      error: (message: string) => new (this.global('Error') as ErrorConstructor)(message),
    };
    const modules = turboModules({
      system,
      size,
      fontScale: settings.fontScale ?? 1,
      initialUrl: settings.link ?? null,
      emit: (event, payload) => this.emit(event, payload),
      share: (content) =>
        this.share({ words: content.message ?? '', ...(content.url !== undefined && { path: content.url }) }),
      opened: (url) => void this.links.push(url),
      announced: (words) => void this.announced.push(words),
      exit: () => void (this.left = true),
      fault,
    });
    const expo = expoModules({
      folder,
      realm,
      language: settings.language ?? 'en',
      alive: () => this.running,
      shareFile: async (path) => void (await this.share({ path })),
      pickFile: async () => {
        this.windows.systemSheet('the file dialog');
        await sleep(5);
        this.answered += 1;
        return this.person.pick;
      },
    });
    Object.assign(this.context, this.globals(modules, expo, fault));
    this.run();
  }

  private globals(modules: (name: string) => unknown, expo: unknown, fault: (what: string) => void) {
    const complain = (...said: unknown[]) => {
      const words = said.map(String).join(' ');
      // React Navigation looks for a view that few apps have; a real phone logs the same.
      if (!/\[ReactNative Architecture\].*RNCMaskedView/.test(words)) fault(words);
    };
    return {
      global: this.context,
      self: this.context,
      expo,
      nativeFabricUIManager: this.screen.manager,
      nativeModuleProxy: {},
      __turboModuleProxy: modules,
      RN$Bridgeless: true,
      RN$registerCallableModule: (
        name: string,
        module: () => Record<string, (...given: unknown[]) => unknown>,
      ) => void this.callable.set(name, module),
      RN$handleException: (error: unknown) => {
        complain(error instanceof Object && 'stack' in error ? error.stack : error);
        return true;
      },
      HermesInternal: {
        hasPromise: () => true,
        getRuntimeProperties: () => ({}),
        enablePromiseRejectionTracker: () => undefined,
      },
      nativePerformanceNow: () => performance.now(),
      nativeLoggingHook: (text: string, level: number) => {
        if (level > 1) complain(text);
      },
      console: {
        log: () => {},
        info: () => {},
        debug: () => {},
        trace: () => {},
        warn: () => {},
        error: complain,
        assert: () => {},
        group: () => {},
        groupEnd: () => {},
        groupCollapsed: () => {},
        table: () => {},
        time: () => {},
        timeEnd: () => {},
      },
      setTimeout: (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
        this.later(() => work(...given), ms),
      clearTimeout: (timer: NodeJS.Timeout) => this.stop(timer),
      setInterval: (work: () => void, ms: number) => {
        const timer = setInterval(() => this.running && this.attempt(work), ms);
        this.timers.set(timer, Infinity);
        return timer;
      },
      clearInterval: (timer: NodeJS.Timeout) => this.stop(timer),
      requestAnimationFrame: (work: (at: number) => void) => this.later(() => work(performance.now()), 4),
      cancelAnimationFrame: (timer: NodeJS.Timeout) => this.stop(timer),
      setImmediate: (work: (...given: unknown[]) => void, ...given: unknown[]) =>
        this.later(() => work(...given), 0),
      queueMicrotask: (work: () => void) => queueMicrotask(() => this.running && work()),
      TextEncoder,
    };
  }

  private run(): void {
    // What V8 has and Hermes lacks must not help.
    new Script(`
      for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
        if (name === 'toSorted' || name === 'toSpliced' || name === 'with') delete Array.prototype[name];
      delete Object.groupBy; delete Map.groupBy; delete Array.fromAsync; delete globalThis.FinalizationRegistry;
      delete globalThis.WebAssembly; delete globalThis.SharedArrayBuffer; delete globalThis.Atomics;
      for (const name of ['PluralRules', 'ListFormat', 'RelativeTimeFormat', 'Segmenter', 'DisplayNames', 'Locale'])
        delete Intl[name];
    `).runInContext(this.context);
    const { bundle, spoil } = this.settings;
    const name = `${bundle} ${spoil?.from ?? ''}`;
    // Places in a spoilt one are others, so it must not count as the bundle that was watched.
    const filename = spoil ? `${bundle} (spoilt)` : bundle;
    const script = scripts.get(name) ?? new Script(codeOf(bundle, spoil), { filename });
    scripts.set(name, script);
    script.runInContext(this.context);
    this.call('AppRegistry', 'runApplication', 'main', { rootTag: 1, initialProps: {}, fabric: true });
  }

  private global(name: string): unknown {
    return new Script(name).runInContext(this.context);
  }

  private later(work: () => void, ms: number): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (this.running) this.attempt(work);
    }, ms);
    this.timers.set(timer, ms);
    return timer;
  }

  /** What nobody catches ends an app. */
  private attempt(work: () => void): void {
    try {
      work();
    } catch (thrown) {
      this.faults.push(`thrown: ${String(thrown)}`);
    }
  }

  private stop(timer: NodeJS.Timeout | undefined): void {
    clearTimeout(timer);
    if (timer) this.timers.delete(timer);
  }

  private async share(what: {
    readonly path?: string;
    readonly words?: string;
  }): Promise<'sent' | 'cancelled'> {
    this.windows.systemSheet('the share sheet');
    await sleep(5);
    this.answered += 1;
    if (this.person.share === 'cancel') return 'cancelled';
    this.shared.push(what);
    return 'sent';
  }

  private call(module: string, method: string, ...given: unknown[]): unknown {
    const found = this.callable.get(module)?.();
    const does = found?.[method];
    if (!does) throw new Error(`the app has no ${module}.${method}`);
    return does.apply(found, given);
  }

  /** What a view waits for to be told by the system: its size, and the edges that a screen must keep free. */
  private layOut(roots: readonly Node[]): void {
    const { size } = this;
    const insets = { top: 24, right: 0, bottom: 24, left: 0 };
    for (const node of roots.flatMap((root) => [...all(root)])) {
      if (this.laidOut.has(node.tag)) continue;
      this.laidOut.add(node.tag);
      const frame = { x: 0, y: 0, ...size };
      if (node.kind === 'RNCSafeAreaProvider')
        this.later(() => this.screen.send(node, 'topInsetsChange', { insets, frame }), 0);
      if (node.props['onLayout']) this.later(() => this.screen.send(node, 'topLayout', { layout: frame }), 0);
    }
  }

  /** What can be seen: the top modal, or else the screen. */
  private *view(): Iterable<Node> {
    const modal = this.windows.top();
    if (modal) {
      for (const child of modal.children) yield* seen(child);
      return;
    }
    for (const root of this.screen.roots()) yield* seen(root);
  }

  emit(event: string, payload: unknown): void {
    this.call('RCTDeviceEventEmitter', 'emit', event, payload);
  }

  words(): string {
    return [...this.view()]
      .filter(({ kind }) => kind === 'RCTText')
      .map(textOf)
      .join('\n');
  }

  find(name: string | RegExp): Node | undefined {
    const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
    const found = [...this.view()].filter((node) => fits(nameOf(node)));
    const controls = found.filter(({ props }) => props['accessible'] === true);
    const button = controls.find(({ props }) => (props['role'] ?? props['accessibilityRole']) === 'button');
    // The innermost one: what it is in often has the same words.
    return button ?? controls[0] ?? found.at(-1);
  }

  async until<T>(what: string, look: () => T | undefined | null | false): Promise<T> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      if (this.faults.length > 0) throw new Error(`${what}: ${this.faults.join('; ')}`);
      const found = look();
      if (found) return found;
      if (Date.now() > end) throw new Error(`${what} never came. On the screen:\n${this.words()}`);
      await sleep(4);
    }
  }

  see(name: string | RegExp): Promise<Node> {
    return this.until(`"${name}"`, () => this.find(name));
  }

  /** Nobody touches it until it has done what it put off for a moment: a hurried evening never lets it. */
  async rest(): Promise<void> {
    const waiting = [...this.timers].filter(([, ms]) => ms <= A_MOMENT);
    await this.until('rest', () => !waiting.some(([timer]) => this.timers.has(timer)));
  }

  gone(name: string | RegExp): Promise<true> {
    return this.until(`no "${name}"`, () => !this.find(name));
  }

  /** A finger: down and up on one place. */
  async press(name: string | RegExp): Promise<void> {
    const node = await this.see(name);
    // People take longer from one button to the next than a double tap does.
    this.clock += 1000;
    const touch = {
      identifier: 0,
      pageX: 5,
      pageY: 5,
      locationX: 5,
      locationY: 5,
      target: node.tag,
      timestamp: this.clock,
    };
    const event = { touches: [touch], changedTouches: [touch], ...touch };
    this.screen.send(node, 'topTouchStart', event);
    await sleep(2);
    this.screen.send(node, 'topTouchEnd', { ...event, touches: [], timestamp: this.clock });
    await sleep(2);
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    const node = await this.until(`a field "${label}"`, () =>
      [...this.view()].find(
        (one) =>
          /TextInput/.test(one.kind) &&
          (typeof label === 'string' ? nameOf(one) === label : label.test(nameOf(one))),
      ),
    );
    this.screen.send(node, 'topChange', { text, eventCount: 1 });
    await sleep(2);
  }

  /** Android's Back: the modal has it first, then the app. */
  back(): void {
    const modal = this.windows.top();
    if (modal) this.screen.send(modal, 'topRequestClose', {});
    else this.emit('hardwareBackPress', null);
  }

  open(url: string): void {
    this.emit('url', { url });
  }

  /** From upright onto its side, or back: the system tells the app, and every view its new size. */
  turn(): void {
    const { size, settings } = this;
    [size.width, size.height] = [size.height, size.width];
    const metrics = { ...size, scale: 2, fontScale: settings.fontScale ?? 1, densityDpi: 320 };
    this.emit('didUpdateDimensions', { window: metrics, screen: metrics });
    this.laidOut.clear();
    this.layOut(this.screen.roots());
  }

  /** The keyboard of the system comes up as high as this; 0: it goes. */
  keyboard(height: number): void {
    const { size, settings } = this;
    const endCoordinates = { screenX: 0, screenY: size.height - height, width: size.width, height };
    const when = settings.system === 'ios' ? 'Will' : 'Did';
    this.emit(`keyboard${when}${height > 0 ? 'Show' : 'Hide'}`, {
      duration: 0,
      easing: 'keyboard',
      startCoordinates: endCoordinates,
      endCoordinates,
    });
  }

  toBackground(): void {
    this.emit('appStateDidChange', { app_state: 'background' });
  }

  /** What can be pressed, as a screen reader calls it. */
  controls(): readonly string[] {
    return [...this.view()].filter(({ props }) => props['accessible'] === true).map(nameOf);
  }

  /** The title of the sheet on the screen, or null. */
  sheet(): string | null {
    const modal = this.windows.top();
    return modal ? String(modal.props['accessibilityLabel'] ?? '') : null;
  }

  /** Everything that is on the screen, for a law. */
  nodes(): readonly Node[] {
    return this.screen.roots().flatMap((root) => [...all(root)]);
  }

  /** As the system does it: without a word. */
  kill(): void {
    this.running = false;
    for (const timer of this.timers.keys()) clearTimeout(timer);
    this.timers.clear();
  }
}
