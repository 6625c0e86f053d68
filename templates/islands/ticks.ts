import { keep, notKeptText, readKept } from './storage.ts';
import { showToast } from './toast/showToast.ts';

const key = 'checklist';

export function startTicks(): void {
  const remember = document.querySelector<HTMLInputElement>('[data-keep-ticks]');
  if (!remember) return;
  const ticks = [...document.querySelectorAll<HTMLInputElement>('[data-tick]')];
  const kept = readKept(key)?.split(' ');
  remember.checked = kept !== undefined;
  for (const tick of ticks) tick.checked ||= kept?.includes(tick.id) ?? false;
  addEventListener('change', () => {
    const ids = ticks.flatMap(({ id, checked }) => (checked ? id : []));
    const isKept = keep(key, remember.checked ? ids.join(' ') : null);
    if (isKept || !remember.checked) return;
    remember.checked = false;
    showToast({ text: notKeptText, kind: 'bad' });
  });
}
