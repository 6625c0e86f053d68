import type { PageTree } from '../../html/pageTree.ts';
import { isElement, type Element, type Node } from '../../html/parseHtml.ts';
import { plain, attributeWords } from '../../html/text.ts';

/**
 * The name that assistive technology gives a link or button; '' where it has no words for it. The part that static markup
 * needs of https://www.w3.org/TR/accname-1.2/.
 */
export function accessibleName(element: Element, tree: PageTree): string {
  const { attribs } = element;
  return (
    plain(labelOf(attribs['aria-labelledby'], tree)) ||
    plain(attribs['aria-label'] ?? '') ||
    plain(contentName(element)) ||
    plain(element.name === 'input' ? (attribs.value ?? attribs.alt ?? '') : '') ||
    plain(attribs.title ?? '')
  );
}

function labelOf(ids: string | undefined, tree: PageTree): string {
  if (ids === undefined) return '';
  return ids
    .split(/\s+/)
    .flatMap((id) => tree.ids.get(id) ?? [])
    .map(contentName)
    .join(' ');
}

/** true where neither eye nor assistive technology meets the element before a script shows it. */
export function isHidden({ name, attribs }: Element): boolean {
  return name === 'template' || attribs.hidden !== undefined;
}

/** true for what a press on Enter follows or presses. */
export function isPressable({ name, attribs }: Element): boolean {
  if (name === 'a' || name === 'area') return attribs.href !== undefined;
  if (name === 'input') return ['submit', 'button', 'reset', 'image'].includes(attribs.type ?? '');
  if (name === 'button' || name === 'summary') return true;
  return attribs.role !== undefined && attributeWords(attribs.role).includes('button');
}

function contentName(element: Element): string {
  return element.children.map(childName).join('');
}

function childName(child: Node): string {
  if (!isElement(child)) return 'data' in child ? child.data : '';
  const { name, attribs } = child;
  if (attribs['aria-hidden'] === 'true' || isHidden(child) || name === 'script' || name === 'style')
    return '';
  if (attribs['aria-label'] !== undefined) return attribs['aria-label'];
  return name === 'img' ? (attribs.alt ?? '') : contentName(child);
}
