/** The browser's own address is the link. */
export const links = { prefixes: ['foothold://'] };
