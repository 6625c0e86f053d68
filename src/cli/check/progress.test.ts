import { describe, expect, it } from 'vitest';
import { checkProgress, type Terminal } from './check.ts';

class FakeTerminal implements Terminal {
  isTTY = true;
  columns = 80;
  written: string[] = [];
  write(text: string): void {
    this.written.push(text);
  }
}

const clear = '\r\u001b[K';

describe('progress of a check', () => {
  it('counts finished offers by shop, and drops a finished shop', () => {
    const terminal = new FakeTerminal();
    let now = 0;
    const progress = checkProgress(terminal, ['Zatu', 'Wayland', 'Zatu'], () => now);
    progress.show('Zatu');
    now += 1_000;
    progress.show('Wayland');
    expect(terminal.written).toEqual([`${clear}1 of 3  Zatu 1/2  Wayland 0/1`, `${clear}2 of 3  Zatu 1/2`]);
    progress.clear();
    expect(terminal.written.at(-1)).toBe(clear);
  });

  it('draws ten times a second at most', () => {
    const terminal = new FakeTerminal();
    let now = 0;
    const shops = Array.from({ length: 1_000 }, () => 'Zatu');
    const progress = checkProgress(terminal, shops, () => now);
    for (const shop of shops) {
      now += 1;
      progress.show(shop);
    }
    expect(terminal.written).toHaveLength(10);
  });

  it('never fills the whole line of a narrow terminal', () => {
    const terminal = new FakeTerminal();
    terminal.columns = 12;
    checkProgress(terminal, ['Zatu', 'Wayland'], () => 0).show('Zatu');
    expect(terminal.written).toEqual([`${clear}1 of 2  Way`]);
  });

  it('writes nothing without a terminal', () => {
    const terminal = new FakeTerminal();
    terminal.isTTY = false;
    const progress = checkProgress(terminal, ['Zatu'], () => 0);
    progress.show('Zatu');
    progress.clear();
    expect(terminal.written).toEqual([]);
  });

  it('clears nothing if it drew nothing', () => {
    const terminal = new FakeTerminal();
    checkProgress(terminal, [], () => 0).clear();
    expect(terminal.written).toEqual([]);
  });
});
