import type { MountedWidget, WidgetName } from '@grocer/shared-contracts/host';
import type { ComponentType, ReactElement } from 'react';
import type { WidgetProps } from '../runtime/WidgetProvider.tsx';

interface Props extends WidgetProps {
  content?: unknown;
}

interface NamedProps extends Props {
  name: WidgetName;
}

/**
 * Lets an app on React 16 to 18 render a widget. Such a React cannot render elements of the header's React 19, so it gets
 * an element of its own format, a `div` in which the header's React mounts the widget.
 */
export function inOlderReact(name: WidgetName, Widget: ComponentType<Props>) {
  // Until version 19 React passed a second argument, the legacy context, to every function component.
  return (props: Props, legacyContext?: unknown) =>
    legacyContext === undefined ? (
      <Widget {...props} />
    ) : (
      olderElement(MountedInOlderReact, { name, ...props })
    );
}

/** Creates an element in the format of React 16 to 18. Only TypeScript takes it for a `ReactElement` of React 19. */
const olderElement = (type: unknown, { ref = null, ...props }: Record<string, unknown>) =>
  ({
    $$typeof: Symbol.for('react.element'),
    type,
    key: null,
    ref,
    props,
    _owner: null,
    // Only a development build of React writes into this object.
    _store: {},
  }) as unknown as ReactElement;

/**
 * A class component, because the hooks of the header's React do not work in another React. It has the members
 * that every version of React expects of a class, but not React's own base class.
 */
class MountedInOlderReact {
  #element: Element | null = null;
  /** State of the current mount. Undefined before the mount and after the unmount. */
  #current: { widget?: MountedWidget } | undefined;

  /** Set by React before each render. */
  props: NamedProps;

  constructor(props: NamedProps) {
    this.props = props;
  }

  get isReactComponent() {
    return {};
  }

  readonly #setElement = (element: Element | null): void => {
    this.#element = element;
  };

  render() {
    return olderElement('div', { ref: this.#setElement });
  }

  /** Loads `mount` lazily, because only an older React needs the React DOM in it. */
  async componentDidMount(): Promise<void> {
    const current: { widget?: MountedWidget } = {};
    this.#current = current;
    const { mount } = await import(/* webpackChunkName: "widgets" */ '../widgets/mount.tsx');
    if (this.#current === current && this.#element)
      current.widget = mount(this.props.name, this.#element, this.#options());
  }

  componentDidUpdate(): void {
    this.#current?.widget?.update(this.#options());
  }

  componentWillUnmount(): void {
    this.#current?.widget?.unmount();
    this.#current = undefined;
  }

  #options() {
    const { options, content } = this.props;
    return content === undefined ? { ...options } : { ...options, content };
  }
}
