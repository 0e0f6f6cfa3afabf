declare global {
  interface Document {
    /** Not in Safari yet. Firefox 153 has it, but Orca does not say its texts there. */
    ariaNotify?: (text: string) => void;
  }
}

export interface LiveRegion {
  /** Announces a text politely. The same text is announced again. */
  announce: (text: string) => void;
  /** Puts the region back if the page's body was replaced. Call it in a task before that of `announce`. */
  attach: () => void;
  remove: () => void;
}

/**
 * Creates a live region at the end of the page, outside React, for code that loads after the header and must
 * not change the markup that hydrates. As in `Announcement`, two regions alternate, and both are on the page
 * before the first text. In browsers with `ariaNotify`, except Firefox, the regions stay empty: `ariaNotify` announces even
 * while a modal dialog makes the page inert.
 */
export function createLiveRegion(): LiveRegion {
  const root = document.createElement('div');
  root.style.cssText = visuallyHidden;
  const regions = [appendStatus(root), appendStatus(root)];
  const attach = () => {
    if (!root.isConnected) document.body.append(root);
  };
  attach();
  return {
    attach,
    announce(text) {
      if (document.ariaNotify && !navigator.userAgent.includes('Firefox')) return document.ariaNotify(text);
      const [next, last] = regions as [HTMLElement, HTMLElement];
      last.textContent = '';
      next.textContent = text;
      regions.reverse();
    },
    remove: () => root.remove(),
  };
}

function appendStatus(root: HTMLElement): HTMLElement {
  const status = document.createElement('span');
  status.role = 'status';
  root.append(status);
  return status;
}

/** Hides as `VisuallyHidden` does, whose class would otherwise have to be exported by the first load. */
const visuallyHidden =
  'position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
