import { expect, it } from 'vitest';
import { Stop } from './stop.ts';
import { FakeClock } from './testing/fakeClock.ts';

it('a sleep ends when its time is over, or when all is stopped', async () => {
  const clock = new FakeClock();
  const stop = new Stop(clock);
  const woken: string[] = [];
  void stop.sleep(100).then(() => woken.push('short'));
  void stop.sleep(60_000).then(() => woken.push('long'));
  await clock.pass(99);
  expect(woken).toEqual([]);
  await clock.pass(1);
  expect(woken).toEqual(['short']);
  stop.stop();
  await clock.pass(0);
  expect(woken).toEqual(['short', 'long']);
});

it('what begins after the stop is stopped too', async () => {
  const clock = new FakeClock();
  const stop = new Stop(clock);
  stop.stop();
  const woken: string[] = [];
  void stop.sleep(60_000).then(() => woken.push('sleep'));
  stop.onStop(() => woken.push('cancel'));
  await clock.pass(0);
  expect(woken).toEqual(['cancel', 'sleep']);
});

it('what has ended is not stopped', () => {
  const stop = new Stop(new FakeClock());
  const canceled: string[] = [];
  const forget = stop.onStop(() => canceled.push('ended'));
  stop.onStop(() => canceled.push('running'));
  forget();
  stop.stop();
  stop.stop();
  expect(canceled).toEqual(['running']);
});
