/** Browsers trust localhost, so a guest needs another name for this computer. */
export const GUEST_HOST = 'foothold.test';

/** So that a browser finds it by that name. */
export const GUEST_ARGS = [`--host-resolver-rules=MAP ${GUEST_HOST} 127.0.0.1`, '--no-proxy-server'] as const;
