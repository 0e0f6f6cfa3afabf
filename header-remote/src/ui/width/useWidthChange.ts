import { useEffect } from 'react';

/** Calls when the window gets wider or narrower; a change of height is a phone's address bar coming or going. */
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
