/** What an answer is called in the draft: after its question, and after what it depends on. */
export function nameOf(id: string, per: string | undefined): string {
  return per === undefined ? id : `${id} of ${per}`;
}

export function figureName(
  step: string,
  { id, per }: { readonly id: string; readonly per?: string | undefined },
): string {
  return nameOf(`${step} ${id}`, per);
}

export function insteadName(step: string, per: string | undefined): string {
  return nameOf(`${step} instead`, per);
}
