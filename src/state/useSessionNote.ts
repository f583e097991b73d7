import { useEffect, useState } from 'react';
import { useStores } from './useStores';

/** What somebody wrote about the game in the history; empty until it is read. */
export function useSessionNote(id: string): string {
  const { data } = useStores().services;
  const [note, setNote] = useState('');
  useEffect(() => {
    let wanted = true;
    void data.sessions.get(id).then((found) => {
      if (wanted && found.kind === 'ok') setNote(found.value.note);
    });
    return () => {
      wanted = false;
    };
  }, [data, id]);
  return note;
}
