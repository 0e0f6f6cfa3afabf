import { addons } from 'storybook/preview-api';

/** Element id of the banner, which the check of the static Storybook reads. */
const bannerId = 'story-failed';

/** Shows a banner above a story that did not reach its state: Storybook reports that only in its hidden panel. */
export function showFailures(): void {
  const channel = addons.getChannel();
  const show = ({ message }: { message: string }) => showBanner(message);
  channel.on('playFunctionThrewException', show);
  channel.on('storyThrewException', show);
  channel.on('unhandledErrorsWhilePlaying', (errors: { message: string }[]) => errors.map(show));
  // The next story, or the same one again, starts loading.
  channel.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
    if (newPhase === 'loading') document.getElementById(bannerId)?.remove();
  });
}

function showBanner(message: string): void {
  document.getElementById(bannerId)?.remove();
  const banner = document.createElement('p');
  // Only the first line: the rest is the story's whole accessibility tree.
  const [reason] = message.split('\n');
  banner.textContent = `This story did not reach the state that its name says: ${reason}`;
  banner.id = bannerId;
  banner.role = 'alert';
  // A popover is in the top layer, above the header's dialogs.
  banner.popover = 'manual';
  banner.style.cssText =
    'position: fixed; inset: 0 0 auto; inline-size: auto; margin: 0; padding: 12px 16px; border: 0; font: 600 14px/20px Figtree, sans-serif; background: #a8281f; color: #fff';
  document.body.append(banner);
  banner.showPopover();
}
