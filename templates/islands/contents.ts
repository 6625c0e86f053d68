import { currentBand } from '../../src/domain/uiLimits.ts';

/** Marks the first section in the band of the window in the table of contents; at the very end of the page, the last. */
export function followSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
  const sections = links.flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section ? [{ link, section }] : [];
  });
  if (sections.length === 0) return;
  let current: HTMLAnchorElement | null = null;
  const update = () => {
    const link = linkInView(sections);
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    current = link;
    if (link) reveal(link);
  };
  let queued = false;
  const queue = () => {
    if (queued) return;
    queued = true;
    requestAnimationFrame(() => {
      queued = false;
      update();
    });
  };
  for (const type of ['scroll', 'resize', 'hashchange', 'pageshow'])
    addEventListener(type, queue, { passive: true });
  // Deferred: measuring sections forces layout while the page's scripts run.
  queue();
}

interface Entry {
  link: HTMLAnchorElement;
  section: HTMLElement;
}

function linkInView(sections: readonly Entry[]): HTMLAnchorElement | null {
  const height = innerHeight;
  const { scrollHeight } = document.documentElement;
  if (scrollY + height >= scrollHeight - 2 && scrollY > 0) return sections.at(-1)?.link ?? null;
  const top = height * currentBand.top;
  const bottom = height * (1 - currentBand.bottom);
  const inBand = sections.find(({ section }) => {
    const box = section.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  });
  return inBand?.link ?? null;
}

/** The strip on phones scrolls sideways to the current entry; the page itself does not move. */
function reveal(link: HTMLAnchorElement): void {
  const strip = link.closest('ol');
  if (strip && strip.scrollWidth > strip.clientWidth) {
    strip.scrollTo({ left: link.offsetLeft - strip.offsetLeft - 16 });
  }
}
