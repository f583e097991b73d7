import { resolve } from './resolve';

// A reader that has seen enough (`| head`) closes the pipe: that is not our failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

void main();

async function main(): Promise<void> {
  const { stdout, exitCode } = await resolve(process.argv.slice(2), await readAll(process.stdin));
  // Not process.exit: a long answer is still on its way through the pipe.
  process.exitCode = exitCode;
  process.stdout.write(stdout);
}

async function readAll(stream: NodeJS.ReadStream): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
