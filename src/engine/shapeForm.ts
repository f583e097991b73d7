/** What a shape asks for, as data. */
export type Form =
  | { readonly kind: 'flag' | 'text' | 'slug' }
  | { readonly kind: 'number'; readonly min: number; readonly max?: number }
  | { readonly kind: 'among'; readonly words: readonly (string | number | boolean)[] }
  | { readonly kind: 'list'; readonly item: Form; readonly min?: number; readonly max?: number }
  | { readonly kind: 'pair'; readonly items: readonly [Form, Form] }
  | { readonly kind: 'map'; readonly item: Form }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Form>> }
  | { readonly kind: 'optional'; readonly of: Form; readonly orNull: boolean }
  | { readonly kind: 'kinds'; readonly tag: string; readonly of: Readonly<Record<string, Form>> }
  /** Only its reader knows. */
  | { readonly kind: 'own' };
