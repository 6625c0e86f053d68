/** The header's form opens the list of guides with the query; without one, as on phones, it focuses the search box. */
export function startHeaderSearch(): void {
  const form = document.querySelector<HTMLFormElement>('.seek');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const q = form.querySelector('input')?.value.trim() ?? '';
    location.assign(`${form.action}#${q === '' ? 'search' : new URLSearchParams({ q }).toString()}`);
  });
}

/** The form's state before the island is hydrated. One without an endpoint never leaves the page. */
export function disableBlankNewsletter(): void {
  const input = document.querySelector<HTMLInputElement>('#news-email');
  const button = input?.form?.querySelector('button');
  if (!input?.form || !button) return;
  input.form.addEventListener('submit', (event) => {
    if (input.form?.method !== 'post') event.preventDefault();
  });
  const update = () => {
    button.disabled = input.value.trim() === '';
  };
  input.addEventListener('input', update);
  update();
}
