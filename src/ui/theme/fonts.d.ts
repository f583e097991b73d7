declare module '*.ttf' {
  /** How the app's own files are named inside of it. */
  const asset: number;
  // eslint-disable-next-line import/no-default-export -- how Metro hands out files
  export default asset;
}
