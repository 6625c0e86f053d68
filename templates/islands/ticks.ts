/** The ticks of a checklist, kept on the device only if the reader asks. */
const key = 'checklist';

export function startTicks(): void {
  const keep = document.querySelector<HTMLInputElement>('[data-keep-ticks]');
  if (!keep) return;
  const ticks = [...document.querySelectorAll<HTMLInputElement>('[data-tick]')];
  const kept = read();
  keep.checked = kept !== null;
  for (const tick of ticks) tick.checked ||= kept?.includes(tick.id) ?? false;
  addEventListener('change', () => {
    write(keep.checked ? ticks.flatMap(({ id, checked }) => (checked ? id : [])) : null);
  });
}

/** Null where nothing is kept. */
function read(): string[] | null {
  try {
    return localStorage.getItem(key)?.split(' ') ?? null;
  } catch {
    return null;
  }
}

function write(ids: readonly string[] | null): void {
  try {
    if (ids === null) localStorage.removeItem(key);
    else localStorage.setItem(key, ids.join(' '));
  } catch {
    // A failed write is ignored: the ticks last until the page is left.
  }
}
