import { collapse, wordsOf, type HtmlElement, type PageTree } from './readPage.ts';

/**
 * What assistive technology calls a link or button; '' where it has no words for it. The part that static markup
 * needs of https://www.w3.org/TR/accname-1.2/.
 */
export function accessibleName(element: HtmlElement, tree: PageTree): string {
  const { attributes } = element;
  const labelled = (attributes['aria-labelledby'] ?? '')
    .split(/\s+/)
    .flatMap((id) => tree.ids.get(id) ?? [])
    .map(contentName)
    .join(' ');
  return (
    [
      labelled,
      attributes['aria-label'] ?? '',
      contentName(element),
      element.name === 'input' ? (attributes.value ?? attributes.alt ?? '') : '',
      attributes.title ?? '',
    ]
      .map(collapse)
      .find((name) => name !== '') ?? ''
  );
}

/** true where neither eye nor assistive technology meets the element before a script shows it. */
export function isHidden({ name, attributes }: HtmlElement): boolean {
  return name === 'template' || attributes.hidden !== undefined;
}

/** true for what a press on Enter follows or presses. */
export function isPressable({ name, attributes }: HtmlElement): boolean {
  if (name === 'a' || name === 'area') return attributes.href !== undefined;
  if (name === 'input') return ['submit', 'button', 'reset', 'image'].includes(attributes.type ?? '');
  return name === 'button' || name === 'summary' || wordsOf(attributes.role).includes('button');
}

function contentName(element: HtmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : childName(child))).join('');
}

function childName(child: HtmlElement): string {
  const { name, attributes } = child;
  if (attributes['aria-hidden'] === 'true' || isHidden(child) || name === 'script' || name === 'style')
    return '';
  if (attributes['aria-label'] !== undefined) return attributes['aria-label'];
  return name === 'img' ? (attributes.alt ?? '') : contentName(child);
}
