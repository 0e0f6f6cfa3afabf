import { useEffect } from 'react';

/**
 * Calls back when the window's width changes. A change of height alone may be a phone's address bar showing or
 * hiding.
 */
export const useWidthChange = (onChange: () => void) => {
  useEffect(() => {
    let width = window.innerWidth;
    const compare = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      onChange();
    };
    window.addEventListener('resize', compare);
    return () => window.removeEventListener('resize', compare);
  }, [onChange]);
};
