/** On a device the app is installed whole. */
export function keepOffline(): void {}
