/** There is no browser around the app on a device. */
export function watchBrowser(): void {}
