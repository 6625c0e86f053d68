import { toastLimits } from '../../../src/domain/interface.ts';
import { showPlainly } from './showToast.ts';

/** Most visits see no notice, so what shows them is loaded with the first. */
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
