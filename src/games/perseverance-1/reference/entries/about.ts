import type { IconName, ReferenceAbout } from '@/engine';

/**
 * Where the books say it (the published one by page or heading, then the beta), what to read next, and its drawing.
 * What only one book has is only in that edition.
 */
export function about(
  published: string | null,
  beta: string | null,
  see: string,
  icon?: IconName,
): ReferenceAbout {
  const source = {
    ...(published !== null && { 'published-2021': published }),
    ...(beta !== null && { 'beta-2020': beta }),
  };
  const editions = Object.keys(source);
  return {
    source,
    see: see.split(' '),
    ...(icon !== undefined && { icon }),
    ...(editions.length === 1 && { editions }),
  };
}
