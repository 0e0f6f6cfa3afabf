/** Resolves when the popover with the server's markup is closed. */
export async function untilClosed(popover: HTMLElement | null): Promise<void> {
  if (!popover?.textContent || !popover.matches(':popover-open')) return;
  await new Promise((resolve) => popover.addEventListener('toggle', resolve, { once: true }));
}
