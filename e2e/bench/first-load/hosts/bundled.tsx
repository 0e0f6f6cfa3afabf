import { mount } from '@grocer/header-remote/app/mount.tsx';
import { headerElement, readPage } from './page.ts';

/** The header as a part of the page's own script, as if it were no micro-frontend. */
mount('Header', headerElement(), readPage().options);
