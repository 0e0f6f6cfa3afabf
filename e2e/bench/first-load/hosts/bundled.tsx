import { mount } from '@grocer/header-remote/app/widgets/mount.tsx';
import { headerElement, readPage } from './page.ts';

/** The header bundled into the page's own script, without a micro-frontend. */
mount('Header', headerElement(), readPage().options);
