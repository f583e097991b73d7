/**
 * For memo. What a game says is plain data, made again at every tap: the parts named here are compared by what they
 * say, all others as they are. Functions inside say nothing: what is drawn by this asks for the latest when it is tapped.
 */
export function saysTheSame<Props extends object>(...said: readonly (keyof Props)[]) {
  return (before: Readonly<Props>, after: Readonly<Props>): boolean => {
    const names = Object.keys(after) as (keyof Props)[];
    return (
      names.length === Object.keys(before).length &&
      names.every(
        (name) =>
          before[name] === after[name] ||
          (said.includes(name) && JSON.stringify(before[name]) === JSON.stringify(after[name])),
      )
    );
  };
}
