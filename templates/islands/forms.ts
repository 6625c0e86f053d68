/** The header's form opens the list of guides with the query; without one, as on phones, it focuses the search box. */
export function startHeaderSearch(): void {
  const form = document.querySelector<HTMLFormElement>('.seek');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const q = form.querySelector('input')?.value.trim() ?? '';
    location.assign(`${form.action}#${q === '' ? 'search' : new URLSearchParams({ q }).toString()}`);
  });
}

/** The state of a form with an endpoint, before the island is hydrated. */
export function disableBlankNewsletter(): void {
  const input = document.querySelector<HTMLInputElement>('form[method=post] #news-email');
  const button = input?.form?.querySelector('button');
  if (!input || !button) return;
  const update = () => {
    button.disabled = input.value.trim() === '';
  };
  input.addEventListener('input', update);
  update();
}
