import { toastLimits } from '../../../src/domain/uiLimits.ts';
import { showPlainly } from './showToast.ts';

/** Most visits show no toast, so the code for them loads with the first one. */
export function startToasts(): void {
  addEventListener('toast', (event) => {
    event.preventDefault();
    const { detail } = event;
    import('./toasts.ts').then(
      ({ show }) => {
        show(detail, toastLimits);
      },
      () => {
        showPlainly(detail);
      },
    );
  });
}
