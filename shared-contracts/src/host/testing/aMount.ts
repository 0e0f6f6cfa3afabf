import type { MountModule, MountOptions } from '../browser/mountModule.ts';

/** `mount` of a fake header that, like the real one, takes over the typed text of a fragment. It reports its calls. */
export const aMount =
  (report: (call: 'mount' | 'update' | 'unmount', options?: MountOptions) => void): MountModule['mount'] =>
  (_widget, element, options = {}) => {
    report('mount', options);
    const found = element.querySelector('[data-grocer]');
    const header = Object.assign(document.createElement('div'), { textContent: 'the header' });
    header.dataset.grocer = 'mounted';
    const input = found?.querySelector('input');
    if (input) header.append(Object.assign(document.createElement('input'), { value: input.value }));
    if (found) found.replaceWith(header);
    else element.append(header);
    return {
      rendered: Promise.resolve(),
      update: (changes) => report('update', changes),
      unmount() {
        report('unmount');
        header.remove();
      },
    };
  };
