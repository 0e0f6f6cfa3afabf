import { resolveHeaderOptions } from '../../contracts/options/resolveHeaderOptions.ts';
import { type WidgetName, widgetNames } from '../../contracts/widgetNames.ts';
import type { MountedWidget, MountModule, MountOptions } from '../browser/mountModule.ts';
import type { FakeWidget } from './createFakeHeader.ts';

interface FakeMount extends MountModule {
  widgets: readonly FakeWidget[];
  unmountAll(): void;
}

/** Creates `mount` of the fake header: it renders a placeholder and checks the options as the real header does. */
export function createFakeMount(report: (problem: string) => void): FakeMount {
  const widgets: FakeWidget[] = [];
  const handles = new Map<Element, MountedWidget>();
  return {
    mount,
    widgets,
    unmountAll: () => [...handles.values()].forEach((handle) => void handle.unmount()),
  };

  function mount(name: WidgetName, element: Element, options: MountOptions = {}): MountedWidget {
    if (!widgetNames.includes(name)) {
      throw new TypeError(`mount: there is no widget "${name}"; there are: ${widgetNames.join(', ')}`);
    }
    const existing = handles.get(element);
    existing?.update(options);
    if (existing) return existing;
    const handle = createWidget(name, element, options);
    handles.set(element, handle);
    return handle;
  }

  function createWidget(name: WidgetName, element: Element, options: MountOptions): MountedWidget {
    const placeholder = showPlaceholder(name, element);
    const widget = { name, element, options };
    widgets.push(widget);
    check(widget);
    return {
      rendered: Promise.resolve(),
      update(changes) {
        widget.options = { ...widget.options, ...changes };
        check(widget);
      },
      unmount() {
        if (!widgets.includes(widget)) return;
        widgets.splice(widgets.indexOf(widget), 1);
        handles.delete(element);
        placeholder.remove();
      },
    };
  }

  function check({ name, options: { content, ...options } }: FakeWidget): void {
    const { flags } = resolveHeaderOptions(options, report);
    if (name === 'AmendBar' && !flags.sitePinBar) {
      report('the widget AmendBar shows nothing, because flags.sitePinBar is off');
    }
    if (name === 'ContentCell' && content === undefined) {
      report('the widget ContentCell shows nothing, because it has no content');
    }
  }
}

/** Adds an element in place of the widget. It replaces the server's HTML, if there is any, as the real header does. */
function showPlaceholder(name: WidgetName, element: Element): Element {
  const placeholder = document.createElement(name === 'Header' ? 'header' : 'div');
  placeholder.setAttribute('data-grocer', 'fake');
  placeholder.textContent = `Fake ${name}`;
  const fragment = element.querySelector('[data-grocer]');
  if (fragment) fragment.replaceWith(placeholder);
  else element.append(placeholder);
  return placeholder;
}
