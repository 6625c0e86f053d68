import { expect, it } from 'vitest';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { describeOutage } from './checkData.ts';

it('says that no shop was reached, and suggests what to look at', async () => {
  const text = formatDiagnostics([describeOutage('data')], 'pretty', { color: false, summary: { files: 1 } });
  await expect(text).toMatchFileSnapshot('../../tests/golden/check/no-network/expected.txt');
});
