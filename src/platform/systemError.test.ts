import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { describeRefusal, type SystemError } from './systemError.ts';

const refused = (code: string, about: Partial<SystemError>) =>
  describeRefusal(
    Object.assign(new Error(`${code}: ${about.syscall ?? ''}`), { code, syscall: 'open', ...about }),
  );

describe('the refusal of a file operation', () => {
  it('names the file, the reason and the remedy', () => {
    expect(refused('EACCES', { path: 'data/pages/glossary.yaml' })).toEqual({
      message: 'data/pages/glossary.yaml could not be opened: permission denied.',
      hint: 'Give yourself the right to read and write there, or run the command as the user who owns it.',
    });
  });

  it('names the new file of a rename', () => {
    const { message } = refused('EEXIST', {
      syscall: 'rename',
      path: 'data/games/crew.yaml',
      dest: 'data/games/the-crew.yaml',
    });
    expect(message).toBe('data/games/the-crew.yaml could not be renamed: that name already exists.');
  });

  it('names no file if the system named none', () => {
    expect(refused('ENOSPC', { syscall: 'write' })).toEqual({
      message: 'The system refused: the disk is full.',
      hint: 'Free some space.',
    });
  });

  it('explains a real error', async () => {
    const error = await readFile('nowhere/wingspan.yaml').catch((error: unknown) => error as SystemError);
    expect(describeRefusal(error as SystemError).message).toBe(
      'nowhere/wingspan.yaml could not be opened: it does not exist.',
    );
  });
});
