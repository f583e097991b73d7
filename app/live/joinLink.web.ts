/** The part after # is never sent to the server. It stays in the address: a reload joins the same table. */
export function linkedSecret(): string | null {
  return /^\/t\/./.test(location.pathname) && location.hash.length > 1 ? location.hash.slice(1) : null;
}
