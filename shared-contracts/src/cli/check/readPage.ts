// Both functions run in the page, so they use nothing from outside themselves.

/** Which headers a page has, and where. */
export function readHeaders() {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const headers = document.querySelectorAll<HTMLElement>(
    'header[data-grocer-version], [data-grocer-fallback]',
  );
  const widgets = document.querySelectorAll<HTMLElement>('[data-grocer-version]');
  const [header] = headers;
  const box = header?.getBoundingClientRect();
  const ids = [...(header?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
  const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content ?? '';
  return {
    /** The version of each header; `plain` for the fallback header. */
    headers: [...headers].map(({ dataset }) => dataset.grocerVersion ?? 'plain'),
    /** The versions of all widgets. */
    versions: [...new Set([...widgets].map(({ dataset }) => dataset.grocerVersion))],
    kits: readKits(),
    /** Whether the host kit shows the badge of an override. */
    hasOverride: count('grocer-header-override') > 0,
    mains: count('main'),
    hasViewport: /width\s*=\s*device-width/.test(viewport),
    /** Distances of the header from the left and right edge of the page. Pixels. */
    insets: box ? [box.left, document.documentElement.clientWidth - box.right] : [],
    /** The header's ids that another element has, too. */
    repeatedIds: [...new Set(ids)].filter((id) => count(`[id="${CSS.escape(id)}"]`) > 1),
  };

  /** Versions of the contract package that the page itself shares by federation. */
  function readKits(): string[] {
    type Shares = Record<string, Record<string, Record<string, Record<string, { from?: string }>>>>;
    const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: { __SHARE__?: Shares } };
    const packages = Object.values(federation?.__SHARE__ ?? {}).flatMap((scopes) => Object.values(scopes));
    const versions = packages.flatMap((shared) =>
      Object.entries(shared['@grocer/shared-contracts/schemas'] ?? {}).flatMap(([version, { from }]) =>
        from === 'header' ? [] : version,
      ),
    );
    return [...new Set(versions)];
  }
}

/** What a page does around its header. Elements are named by their tag, id and class. */
export function readSurroundings() {
  const root = document.documentElement;
  const ofHeader =
    '[data-grocer-version], [data-grocer], [data-grocer-slot], #grocer-header, grocer-header, grocer-header-override';
  const header = document.querySelector('header[data-grocer-version], [data-grocer-fallback]');
  const ofPage = [...document.querySelectorAll('body *')].filter(
    (element) => !element.closest(ofHeader) && element.checkVisibility(),
  );
  return {
    /** Elements around the header whose style cuts it off, or makes its fixed parts move with them. */
    cutting: around(header).flatMap(cuts),
    /** Elements of the page whose z-index puts them above the header's menus. */
    covering: ofPage.filter(isAbove).map(describe),
    /** Elements at the bottom of the window that the header's bar covers. */
    covered: findCovered().map(describe),
    /** Elements of the page with the role `banner`, which the header has. */
    banners: ofPage.filter(isBanner).map(describe),
  };

  function describe(element: Element): string {
    const attributes = ['id', 'class'].filter((name) => element.getAttribute(name));
    return `<${[element.localName, ...attributes.map((name) => `${name}="${element.getAttribute(name)}"`)].join(' ')}>`;
  }

  function around(element: Element | null): Element[] {
    const parent = element?.parentElement;
    return parent && parent !== root ? [parent, ...around(parent)] : [];
  }

  function cuts(element: Element): string[] {
    const { overflow, transform, filter, contain } = getComputedStyle(element);
    // The `overflow` of a body cuts nothing off if its content fits.
    const isWhole = element === document.body && element.scrollHeight <= element.clientHeight;
    const found = Object.entries({ overflow: isWhole ? 'visible' : overflow, transform, filter, contain });
    return found
      .filter(([, value]) => !['visible', 'none'].includes(value))
      .map(([name, value]) => `${describe(element)} with ${name}: ${value}`);
  }

  function isAbove(element: Element): boolean {
    const { zIndex, position } = getComputedStyle(element);
    return position !== 'static' && Number(zIndex) >= 100;
  }

  function isBanner(element: Element): boolean {
    const isPart = element.closest('article, aside, main, nav, section') !== null;
    return element.matches('[role=banner]') || (element.matches('header:not([role])') && !isPart);
  }

  /** Gives the header's bar a height for a moment, and finds the fixed elements that do not make room for it. */
  function findCovered(): Element[] {
    const atBottom = (element: Element) => {
      const { bottom, height } = element.getBoundingClientRect();
      return Math.abs(bottom - innerHeight) < 1 && height < innerHeight / 2;
    };
    const fixed = ofPage.filter((element) => getComputedStyle(element).position === 'fixed');
    const before = root.style.getPropertyValue('--grocer-bar-size');
    root.style.setProperty('--grocer-bar-size', '50px');
    const covered = fixed.filter(atBottom);
    root.style.setProperty('--grocer-bar-size', before);
    return covered;
  }
}
