const PROTO = '__proto__';

/**
 * The key by which a careless copy of an object would change its prototype, anywhere in a line or in the JSON that
 * its texts hold. A person may have that name: only keys count.
 */
export function findProto(text: string, value: unknown): string | null {
  return isSuspect(text) && hasProto(value) ? PROTO : null;
}

/** Written out, or hidden behind escapes. Almost no line matches: only those are searched. */
function isSuspect(text: string): boolean {
  return text.includes(PROTO) || text.includes('\\u');
}

function hasProto(whole: unknown): boolean {
  // Its own stack: a file may be nested deeper than the call stack.
  const open: unknown[] = [whole];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (isSuspect(value)) open.push(parsed(value));
    } else if (typeof value === 'object' && value !== null) {
      if (Object.hasOwn(value, PROTO)) return true;
      for (const inner of Object.values(value)) open.push(inner);
    }
  }
  return false;
}

function parsed(text: string): unknown {
  // Texts that hold JSON are objects or lists; a name that looks like JSON text is a name.
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
