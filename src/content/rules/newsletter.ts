import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { newsletterServices } from '../../domain/newsletterForm.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';

export function* checkNewsletter(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.site) return;
  const { data, source } = files.site;
  const { service, ...given } = data.newsletter;
  const known = service === undefined ? null : newsletterServices[service];
  const uses = known?.uses ?? ['endpoint'];
  for (const field of ['endpoint', 'form_id', 'email_field'] as const) {
    if ((given[field] ?? null) === null || uses.includes(field)) continue;
    const message = `"${field}" has no effect ${known === null ? 'without "service"' : `with the service ${service}`}.`;
    const hint =
      known === null
        ? `Name the service: ${Object.keys(newsletterServices).join(', ')}.`
        : `Delete it; the form of ${known.name} uses ${known.uses.map((name) => `"${name}"`).join(' and ')}.`;
    yield diagnostic('site/newsletter-field', locationOf(source, ['newsletter', field]), message, hint);
  }
  const id = given.form_id ?? null;
  if (known?.id === undefined || id === null || known.id.pattern.test(id)) return;
  const message = `"${id}" does not look like a form_id of ${known.name}.`;
  const at = locationOf(source, ['newsletter', 'form_id']);
  yield diagnostic('site/newsletter-form', at, message, `It is ${known.id.words}.`);
}
