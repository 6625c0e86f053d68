import { useCallback, useEffect, useState, type KeyboardEvent, type RefObject } from 'react';

/** count: number of options. asked: whether there is a query. onClear clears the query. */
export interface Choices {
  listId: string;
  count: number;
  asked: boolean;
  onClear: () => void;
}

export interface Combobox {
  open: boolean;
  active: number;
  press: (event: KeyboardEvent) => void;
  /** Opens or closes the list without choosing an option. The same function in every render. */
  show: (open: boolean) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The keys of https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ (list autocomplete); the focus stays in the box. */
export function useChoice(root: RefObject<HTMLElement | null>, choices: Choices): Combobox {
  const { listId, count, asked, onClear } = choices;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const expanded = open && count > 0;

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
    };
  }, [open, root]);

  const set = useCallback((nowOpen: boolean, nowActive = -1): void => {
    setOpen(nowOpen);
    setActive(nowActive);
  }, []);

  function walk(event: KeyboardEvent, index: number): void {
    event.preventDefault();
    const next = event.altKey || count === 0 ? -1 : (index + count) % count;
    set(true, next);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
        walk(event, expanded ? active + 1 : 0);
        break;
      case 'ArrowUp':
        if (event.altKey) set(false);
        else walk(event, expanded && active > 0 ? active - 1 : -1);
        break;
      case 'Enter':
        if (!expanded || active < 0) return;
        event.preventDefault();
        document.getElementById(optionId(listId, active))?.click();
        break;
      case 'Escape':
        event.preventDefault();
        if (open && asked) set(false);
        else onClear();
        break;
      case 'Tab':
        set(false);
        break;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // These keys move the text cursor, so the choice ends.
        setActive(-1);
        break;
    }
  }

  return { open, active: active < count ? active : -1, press, show: set };
}
