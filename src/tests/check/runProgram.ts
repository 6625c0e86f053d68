import { spawn, type ChildProcess } from 'node:child_process';

/** A run of the command: its process, its output and its end. */
export interface ProgramRun {
  child: ChildProcess;
  ended: Promise<Ended>;
}

export interface Ended {
  /** The exit code, or the signal that ended it. */
  end: number | NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** Starts a program, as another user if uid is set, and collects its output. */
export function runProgram(
  command: readonly string[],
  { uid, env }: { uid?: number | undefined; env?: Record<string, string> } = {},
): ProgramRun {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...(uid !== undefined && { uid, gid: uid }),
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => {
      resolve({ end: signal ?? code, stdout, stderr });
    });
  });
  return { child, ended };
}

/** Resolves when a condition is true; polls every few milliseconds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
}
