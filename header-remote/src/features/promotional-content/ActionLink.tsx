import type { EditorialLink, TextArea } from '@grocer/shared-contracts';
import button from '../../ui/button/button.module.css';
import link from '../../ui/link/TextLink.module.css';
import styles from './ActionLink.module.css';
import { ContentLink } from './ContentLink.tsx';
import { type ContentSurface, useContentConfig } from './contentConfig.ts';

type Look = Pick<TextArea, 'buttonStyle' | 'theme'>;

type Props = {
  target: EditorialLink;
  /** Style and theme that the editor chose for the button, in the texts (`TextArea`) of the cell or advert. */
  look: Look;
  /** Shown if the link has no text. */
  defaultText: string;
  /** Whether to show a text link in place of a button. */
  isQuiet?: boolean;
};

/** The button of a trading cell or an advert, in the style that its editor chose. */
export const ActionLink = ({ target, look, defaultText, isQuiet = false }: Props) => {
  const { surface } = useContentConfig();
  return (
    <ContentLink className={isQuiet ? quietClasses(look) : buttonClasses(look, surface)} link={target}>
      {target.text || defaultText}
    </ContentLink>
  );
};

const quietClasses = ({ theme }: Look): string =>
  `${link.link} ${theme === 'red' ? '' : link.green} ${styles.quiet}`;

/** Menus draw `primary` as `secondary`: only the trolley is filled (behaviour/look#primary-button). */
function buttonClasses({ buttonStyle, theme }: Look, surface: ContentSurface): string {
  const style = surface !== 'page' && buttonStyle === 'primary' ? 'secondary' : buttonStyle;
  const fill = style === 'primary' ? button.primary : button.secondary;
  const white = theme === 'red' ? styles.white : '';
  return `${button.button} ${fill} ${styles[style] ?? ''} ${white} ${styles.button}`;
}
