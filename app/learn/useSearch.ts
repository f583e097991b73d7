import { useDeferredValue, useEffect, useMemo } from 'react';
import { buildSearch, type Search } from '@/state/reference/buildSearch';
import type { OpenReference } from '@/state/reference/useReference';

/** What the words find, or null while nothing is asked. Typing never waits for the list below it. */
export function useSearch(reference: OpenReference, question: string): readonly string[] | null {
  const search = useMemo(() => lazily(() => build(reference)), [reference]);
  useEffect(() => {
    // After the page is drawn and before the first letter is typed.
    const timer = setTimeout(() => search(''), 50);
    return () => clearTimeout(timer);
  }, [search]);
  const asked = useDeferredValue(question);
  return useMemo(() => (asked.trim() === '' ? null : search(asked)), [asked, search]);
}

function build({ language, entries, texts }: OpenReference): Search {
  return buildSearch(language, entries, texts);
}

function lazily(make: () => Search): Search {
  let made: Search | null = null;
  return (question) => {
    made ??= make();
    return made(question);
  };
}
