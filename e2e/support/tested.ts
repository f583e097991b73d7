import { DIST } from '../../scripts/build.mjs';
import { readFolder, type Files } from '../../scripts/serve.mjs';

let files: Files | undefined;

/** The build under test, read once for all evenings. */
export function tested(): Files {
  files ??= readFolder(DIST);
  return files;
}
