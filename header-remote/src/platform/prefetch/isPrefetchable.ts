interface Surroundings {
  /** The page that the shopper is on. */
  here: string;
  /** Paths whose pages do something when they are asked for: signing out, signing in, checking out. */
  never: readonly string[];
}

/** Whether asking for a link's page before it is pressed is worth it and does no harm (clarification 53). */
export function isPrefetchable(
  link: Pick<HTMLAnchorElement, 'href' | 'target'>,
  { here, never }: Surroundings,
): boolean {
  if (!URL.canParse(link.href)) return false;
  const page = new URL(link.href);
  const current = new URL(here);
  const isHere = page.pathname === current.pathname && page.search === current.search;
  return page.origin === current.origin && !isHere && !link.target && !never.includes(page.pathname);
}
