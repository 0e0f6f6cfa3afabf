/** Works something out once for each object that it is made from; for what is no object, each time. */
export function keepFor<From, Made>(make: (from: From) => Made): (from: From) => Made {
  const all = new WeakMap<object, { made: Made }>();
  return (from) => {
    if (typeof from !== 'object' || from === null) return make(from);
    const kept = all.get(from) ?? { made: make(from) };
    all.set(from, kept);
    return kept.made;
  };
}
