import { createContext, type ReactNode } from 'react';

export interface Layer {
  readonly id: string;
  readonly body: ReactNode;
  readonly onClose: () => void;
}

/** Sheets that are opened inside of another one, such as the keypad of a number: they take its place in its window. */
export interface Layers {
  put(layer: Layer): void;
  drop(id: string): void;
  /** The one to be seen, or null. */
  top(): Layer | null;
  subscribe(listener: () => void): () => void;
}

export function createLayers(): Layers {
  let layers: readonly Layer[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly Layer[]) => {
    layers = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    put(layer) {
      const known = layers.some(({ id }) => id === layer.id);
      change(known ? layers.map((one) => (one.id === layer.id ? layer : one)) : [...layers, layer]);
    },
    drop(id) {
      if (layers.some((one) => one.id === id)) change(layers.filter((one) => one.id !== id));
    },
    top: () => layers.at(-1) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Null outside of a sheet. */
export const LayersContext = createContext<Layers | null>(null);
