import { expect, it } from 'vitest';
import { scratchFolder } from '../../tests/build/folders.ts';
import { bundleScripts } from './bundle.ts';

it('the licenses of packages ship with the scripts that contain them', async () => {
  const scratch = await scratchFolder();
  const { files } = await bundleScripts(scratch.path, {
    newsletter: true,
    finder: true,
    regionSwitch: true,
    amazon: true,
  });
  const licenses = files.find(({ path }) => path === 'assets/js/licenses.txt');
  const text = String(await licenses?.produce());
  for (const name of ['minisearch', 'react', 'react-dom', 'scheduler'])
    expect(text).toMatch(new RegExp(`^${name}\\n\\n`, 'm'));
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toContain('Copyright 2022 Luca Ongaro');
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(4);
  await scratch.remove();
});
