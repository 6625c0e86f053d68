import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { failedWith } from '../../platform/systemError.ts';

/** A disk of a few kB in memory. */
export interface SmallDisk {
  path: string;
  /** 'ro', 'rw', 'size=2m'. */
  remount: (option: string) => void;
  /** Uses up all free space; frees it again. */
  fill: () => () => void;
  remove: () => Promise<void>;
}

/** Mounts a disk. size as in mount: 64k, 2m. If this user may not mount, throws an error that says what to do. */
export async function smallDisk(size: string): Promise<SmallDisk> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'disk-'));
  const at = path.join(scratch, 'disk');
  await mkdir(at);
  try {
    mount('-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', at);
  } catch (error) {
    await rm(scratch, { recursive: true });
    throw error;
  }
  const filler = path.join(at, 'filler');
  return {
    path: at,
    remount: (option) => {
      mount('-o', `remount,${option}`, at);
    },
    fill: () => {
      writeUntilFull(filler);
      return () => {
        rmSync(filler);
      };
    },
    remove: async () => {
      execFileSync('umount', [at], { stdio: 'pipe' });
      await rm(scratch, { recursive: true });
    },
  };
}

function mount(...args: string[]): void {
  try {
    execFileSync('mount', args, { stdio: 'pipe' });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `These tests mount small disks, which needs root: run sudo npm run test:system (in a container, with --cap-add SYS_ADMIN). ${why}`,
      { cause: error },
    );
  }
}

function writeUntilFull(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(4096));
  } catch (error) {
    if (!failedWith(error, 'ENOSPC')) throw error;
  } finally {
    closeSync(descriptor);
  }
}
