/** Sorts the complete list of boxes by the chosen field and says so. The ranks beside the titles stay. */
export function startSorting(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-sorts]')) {
    const list = document.getElementById(select.dataset['sorts'] ?? '');
    const status = select.closest('.sort')?.querySelector('[role=status]');
    select.addEventListener('change', () => {
      if (!list || !status) return;
      const field = select.value;
      const items = [...list.children].filter((item): item is HTMLElement => item instanceof HTMLElement);
      const number = (item: HTMLElement, name: string) => Number(item.dataset[name] ?? '99');
      items.sort((a, b) => number(a, field) - number(b, field) || number(a, 'rank') - number(b, 'rank'));
      list.append(...items);
      status.textContent = `Sorted by ${select.selectedOptions[0]?.text.toLowerCase() ?? field}.`;
    });
  }
}
